// `make run`'s server: the page on loopback, on a free port, and nothing outside the folder.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { spawn } from 'node:child_process'
import { request } from 'node:http'

/** The raw path is sent as it is: fetch would tidy it up. */
const get = (address, path) => new Promise((done, fail) => {
  const { hostname, port } = new URL(address)
  request({ hostname, port, path }, response => {
    let body = ''
    response.setEncoding('utf8').on('data', text => (body += text)).on('end', () => done({ status: response.statusCode, type: response.headers['content-type'], body }))
  }).on('error', fail).end()
})

test('the page and its parts are served with their types, and no path leads out of the folder', async () => {
  const server = spawn(process.execPath, ['web/make/serve.js'])
  try {
    const said = await new Promise(done => server.stdout.once('data', data => done(String(data))))
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)
    const page = await get(address, '/')
    assert.equal([page.status, page.type], [200, 'text/html; charset=utf-8'])
    assert.match(page.body, '<title>N-Queens</title>')
    assert.is((await get(address, '/dist/page.js')).type, 'text/javascript; charset=utf-8')
    for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/nothing', '/c', '/%', '//', '/..%2f..%2fetc%2fpasswd', '/\0'.slice(0, 1) + '%00'])
      assert.not((await get(address, path)).body.includes('root:'), path)
    assert.is((await get(address, '/%2e%2e/%2e%2e/etc/passwd')).status, 404)
  } finally {
    server.kill()
  }
})

test('a port that is taken is said in one line', async () => {
  const first = spawn(process.execPath, ['web/make/serve.js'])
  const said = await new Promise(done => first.stdout.once('data', data => done(String(data))))
  const port = /:(\d+)\//.exec(said)[1]
  const second = spawn(process.execPath, ['web/make/serve.js', '--port', port])
  const complaint = await new Promise(done => second.stderr.once('data', data => done(String(data))))
  assert.match(complaint, port)
  assert.is(complaint.trim().split('\n').length, 1)
  first.kill()
})

test.run()
