#!/bin/sh
# A picture that @resvg/resvg-js 2.6.2 has drawn gives its pixels in two ways that disagree wherever the drawing is translucent. `asPng`
# holds half-transparent red as 255, 0, 0, 128, as PNG and ImageData do. `pixels`, documented as "the RGBA pixels", has 128, 0, 0, 128:
# the colours are multiplied by the alpha value. A heat map or a shaded queen that goes from `pixels` into a canvas or a GIF gets
# darker, and a comparison of `pixels` with a decoded PNG fails though nothing is wrong. Opaque boards hide it.
# Instead: decode `asPng`, give the drawing an opaque `background`, or divide by the alpha value.
#
# Expected: both hold the same bytes. No guess was written down.
# Versions: @resvg/resvg-js 2.6.2, pngjs 7.0.0; Node.js 20.
# Output seen:
#   pixels  128,0,0,128
#   asPng   255,0,0,128
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress @resvg/resvg-js@2.6.2 pngjs@7.0.0 >&2
cat > draw.js <<'JS'
import {Resvg} from '@resvg/resvg-js'
import png from 'pngjs'

const square = '<path d="M0 0h1v1H0z" fill="#f00" fill-opacity=".5"/>'
const picture = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${square}</svg>`).render()
const raw = [...picture.pixels].join()
const decoded = [...png.PNG.sync.read(picture.asPng()).data].join()
console.log(`pixels  ${raw}\nasPng   ${decoded}`)
process.exitCode = raw === '128,0,0,128' && decoded === '255,0,0,128' ? 0 : 1
JS
node draw.js
