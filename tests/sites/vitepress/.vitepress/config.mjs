// Without `isCustomElement`, Vue would take <n-queens> for one of its components.
export default {
  title: 'One queen a level',
  cacheDir: '.cache',
  vue: { template: { compilerOptions: { isCustomElement: tag => tag === 'n-queens' } } },
  themeConfig: { nav: [{ text: 'All levels', link: '/' }, { text: 'The first alone', link: '/first' }] },
}
