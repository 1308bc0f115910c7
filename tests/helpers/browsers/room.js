// A room is everything that one browser has on this machine: home folder, other files, processes. Its processes are in
// a session started by the room or, like crash reporters, have NQ_ROOM in their environment.

import {spawn} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync} from 'node:fs'
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
	const room = {home, sessions: new Set(), files: [home]}
	const folders = ['config', 'cache', 'data'].map(name => [`XDG_${name.toUpperCase()}_HOME`, join(home, name)])
	room.env = {
		...{...process.env, ...Object.fromEntries(folders)},
		...{NQ_ROOM: home, HOME: home, TMPDIR: home, XDG_RUNTIME_DIR: home, DBUS_SESSION_BUS_ADDRESS: 'disabled:'},
	}
	rooms.add(room)
	return room
}

export function leaveRoom(room) {
	for (let round = 0; round < 100; round++) {
		const left = inhabitants(room)
		if (left.length === 0) break
		for (const pid of left)
			try {
				process.kill(Number(pid), 'SIGKILL')
			} catch {}
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
	}
	for (const file of room.files) rmSync(file, {recursive: true, force: true, maxRetries: 5})
	rooms.delete(room)
	if (rooms.size === 0) watchTheEnd('off')
}

const inhabitants = room => readdirSync('/proc').filter(pid => /^\d+$/.test(pid) && livesIn(room, pid))

function livesIn(room, pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
		const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
		if (state === 'Z' || Number(pid) === process.pid) return false
		return (
			room.sessions.has(Number(session)) ||
			readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`NQ_ROOM=${room.home}`)
		)
	} catch {
		return false
	}
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
	if (child.pid) room.sessions.add(child.pid)
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
