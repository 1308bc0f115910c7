// The usual theme and the figure. On the server the import defines nothing.
import theme from 'vitepress/theme'
import 'n-queens'

export default theme
