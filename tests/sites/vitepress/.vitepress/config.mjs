// A small VitePress site. Vue has to be told that <n-queens> is an element of the page and none of its components.
export default {
  title: 'One queen a level',
  cacheDir: '.cache',
  vue: { template: { compilerOptions: { isCustomElement: tag => tag === 'n-queens' } } },
  themeConfig: { nav: [{ text: 'All levels', link: '/' }, { text: 'The first alone', link: '/first' }] },
}
