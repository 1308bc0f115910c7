// The usual theme and the figure. The import may run on the server too: there it defines nothing.
import theme from 'vitepress/theme'
import 'n-queens'

export default theme
