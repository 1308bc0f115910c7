// Where a page lets less run: no workers, several figures, figures that come and go. In the three browsers.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSERS, launch, serve } from '../helpers/browsers.js'

const PAGES = {
  'no-workers.html': `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'">
    <script src="dist/n-queens.js"></script><n-queens n="8" step="20">fallback</n-queens>`,
  'no-wasm.html': `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; worker-src 'none'">
    <script src="dist/n-queens.js"></script><n-queens n="8">fallback</n-queens>`,
  'several.html': `<!doctype html><html lang="ja"><script src="dist/n-queens.js"></script>
    ${['scan', 'flags', 'wraparound', 'breadth-first', 'first'].map((search, i) => `<n-queens n="${4 + i}" search="${search}" step="${10 * i}"></n-queens>`).join('')}`,
  'module.html': `<!doctype html><script type="module">import { walk, format, searches } from './dist/engine.mjs'
    const w = await walk({ n: 8 }); const m = await w.seek(1313)
    window.result = [await w.measure(), m.queens, await format(m.queens, 'positions'), (await searches()).length]</script>`,
}

for (const name of BROWSERS) {
  const test = suite(`hosts in ${name}`)
  let browser, server, folder

  test.before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
    mkdirSync(join(folder, 'dist'))
    for (const file of ['n-queens.js', 'engine.mjs']) cpSync(`dist/${file}`, join(folder, 'dist', file))
    for (const [file, html] of Object.entries(PAGES)) writeFileSync(join(folder, file), html)
    browser = await launch(name)
    server = await serve(folder)
  })
  test.after(async () => {
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  const opened = (title, file, body) =>
    test(title, async () => {
      const page = await browser.open(`${server.url.replace(/\/$/, '')}/${file}`)
      try {
        await body(page)
      } finally {
        await page.close()
      }
    })

  opened('where workers are refused the figure walks on the page\'s own thread', 'no-workers.html', async page => {
    await page.waitFor(() => document.querySelector('n-queens')?.length === 23855, { timeout: 20_000 })
    assert.is(await page.eval(async () => {
      const figure = document.querySelector('n-queens')
      await figure.next('solution')
      return figure.moment.queens.join(' ')
    }), '0 4 7 5 2 6 1 3')
  })

  opened('where WebAssembly is refused the board stays and a sentence says so', 'no-wasm.html', async page => {
    // WebKitGTK compiles WebAssembly whatever this policy says: then the walk simply works.
    const seen = await page.waitFor(() => {
      const figure = document.querySelector('n-queens')
      return figure?.length !== undefined ? 'walks' : figure?.shadowRoot?.querySelector('.message')?.textContent
    }, { timeout: 20_000 })
    assert.match(seen, /walks|WebAssembly/)
    assert.ok(await page.eval(() => document.querySelector('n-queens').shadowRoot.querySelector('canvas').width > 0))
  })

  opened('several figures share a page, each with its own walk, in the page\'s language', 'several.html', async page => {
    await page.waitFor(() => [...document.querySelectorAll('n-queens')].every(figure => figure.length !== undefined), { timeout: 20_000 })
    const seen = await page.eval(() => [...document.querySelectorAll('n-queens')].map(({ moment: { n, search, step } }) => [n, search, step]))
    assert.equal(seen, [[4, 'scan', 0], [5, 'flags', 10], [6, 'wraparound', 20], [7, 'breadth-first', 30], [8, 'first', 40]])
    assert.match(await page.eval(() => document.querySelector('n-queens').shadowRoot.textContent), '空の盤')
  })

  opened('figures that are moved, cloned, removed and put back a hundred times keep working', 'several.html', async page => {
    await page.waitFor(() => [...document.querySelectorAll('n-queens')].every(figure => figure.length !== undefined), { timeout: 20_000 })
    const last = await page.eval(async () => {
      const figure = document.querySelectorAll('n-queens')[1]
      for (let i = 0; i < 100; i++) {
        const copy = figure.cloneNode(true)
        document.body.append(copy)
        if (i % 3 === 0) await new Promise(done => setTimeout(done))
        copy.remove()
        figure.remove()
        document.body.prepend(figure)
      }
      await figure.settled
      await figure.seek(25)
      return [figure.moment.step, figure.moment.n]
    })
    assert.equal(last, [25, 5])
    assert.equal(await page.errors(), [])
  })

  opened('properties set before the element is known are taken up', 'several.html', async page => {
    const seen = await page.eval(async () => {
      const figure = document.createElement('n-queens')
      figure.n = 6
      figure.search = 'first'
      figure.step = 12
      document.body.append(figure)
      await new Promise(done => figure.addEventListener('n-queens-step', done, { once: true }))
      figure.startRow = 2
      return [figure.n, figure.search, figure.step, figure.getAttribute('n'), figure.getAttribute('start-row')]
    })
    assert.equal(seen, [6, 'first', 12, '6', '2'])
  })

  opened('the engine runs as a module, in the page\'s own worker', 'module.html', async page => {
    const result = await page.waitFor(() => window.result, { timeout: 20_000 })
    assert.equal(result, [23855, [0, 4, 7, 5, 2, 6, 1, 3], '1 5 8 6 3 7 2 4\n', 5])
  })

  test.run()
}
