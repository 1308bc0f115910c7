# A small Sphinx site. n-queens.js lies in _static/.
project = 'Any row may be the first'
extensions = []
html_theme = 'alabaster'
html_static_path = ['_static']
html_js_files = ['n-queens.js']
html_copy_source = False
