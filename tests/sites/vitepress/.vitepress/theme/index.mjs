// On the server the import of n-queens defines nothing.
import theme from 'vitepress/theme'
import 'n-queens'

export default theme
