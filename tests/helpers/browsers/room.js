// A room has the files and the process groups of one browser, and its home folder.

import {spawn} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'

const rooms = new Set()

export async function inRoom(work) {
	const room = enterRoom()
	try {
		return await work(room)
	} catch (error) {
		leaveRoom(room)
		throw error
	}
}

function enterRoom() {
	if (rooms.size === 0) watchTheEnd('on')
	const home = realpathSync(mkdtempSync(join(tmpdir(), 'nq-browser-')))
	const room = {home, groups: [], files: [home]}
	const folders = ['config', 'cache', 'data'].map(name => [`XDG_${name.toUpperCase()}_HOME`, join(home, name)])
	room.env = {
		...{...process.env, ...Object.fromEntries(folders)},
		...{HOME: home, TMPDIR: home, XDG_RUNTIME_DIR: home, DBUS_SESSION_BUS_ADDRESS: 'disabled:'},
	}
	rooms.add(room)
	return room
}

export function leaveRoom(room) {
	for (const group of room.groups)
		try {
			process.kill(-group, 'SIGKILL')
		} catch {}
	for (const file of room.files) rmSync(file, {recursive: true, force: true, maxRetries: 5})
	rooms.delete(room)
	if (rooms.size === 0) watchTheEnd('off')
}

function watchTheEnd(how) {
	process[how]('exit', leaveAll)
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process[how](signal, leaveAndDie)
}

const leaveAll = () => [...rooms].forEach(leaveRoom)

function leaveAndDie(signal) {
	leaveAll()
	process.kill(process.pid, signal)
}

export function startIn(room, program, args, options = {}) {
	const child = spawn(program, args, {env: room.env, stdio: 'ignore', ...options, detached: true})
	child.on('error', () => {})
	if (child.pid) room.groups.push(child.pid)
	return child
}

const PROGRAMS = {
	chromium: ['chromium', 'chromium-headless-shell', 'chromium', 'google-chrome'],
	firefox: ['firefox-esr', 'firefox-esr', 'firefox'],
	driver: ['webkit2gtk-driver', 'WebKitWebDriver'],
	xvfb: ['xvfb', 'Xvfb'],
}

export function find(program) {
	const [from, ...names] = PROGRAMS[program]
	for (const folder of [...process.env.PATH.split(delimiter).filter(Boolean), '/usr/bin'])
		for (const path of names.map(name => join(folder, name))) if (existsSync(path) && !isSnap(path)) return path
	throw new Error(`${names[0]} is not installed; on Debian: apt-get install ${from}`)
}

// A browser installed as a snap cannot see files here.
function isSnap(path) {
	const real = realpathSync(path)
	return real.endsWith('/snap') || (statSync(real).size < 4096 && readFileSync(real, 'latin1').includes('/snap/'))
}
