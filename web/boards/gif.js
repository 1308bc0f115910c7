// Steps of a walk as an animated GIF, for pages that allow no scripts. All frames share one palette: the colours of the paper
// and what lies between a drawn colour and the ground under it, which is all that the edges of lines and letters are made of.
//
// Invariants: a frame that was decoded is the frame that was drawn, each pixel in the nearest colour of the palette; of each frame
// but the first only what has changed is written. Nothing keeps the thread for more than a few rows at a time: that is why the
// packing is our own, where encoders pack whole frames in one go.

import { breathe } from '../engine/slices.js'
import { drawFigure, layoutOf, PAPER } from './figure.js'
import { sized } from './png.js'

/** Frames of one animation; longer ones are too large for a page and too long for a reader. */
export const MOST_FRAMES = 200
const SHORTEST_MS = 20 // browsers slow down what is faster
const LAST_MS = 2000
/** Pixels that are worked on in one go. */
const BAND = 1 << 15

// --- colours --------------------------------------------------------------------------------------------------

const GROUNDS = ['paper', 'light', 'dark'], DRAWN = ['ink', 'muted', 'accent', 'good'], BETWEEN = 19

const rgb = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))
const mixed = (a, b, part) => a.map((value, i) => Math.round(value + (b[i] - value) * part))

/** The last one is never drawn: it stands for what stays as it was. */
export const PALETTE = [
  ...[...GROUNDS, ...DRAWN, 'line'].map(name => rgb(PAPER[name])),
  ...GROUNDS.flatMap(ground => DRAWN.flatMap(drawn => Array.from({ length: BETWEEN }, (_, i) => mixed(rgb(PAPER[ground]), rgb(PAPER[drawn]), (i + 1) / (BETWEEN + 1))))),
  [0, 0, 0],
]
const UNCHANGED = PALETTE.length - 1

/** Index by colour; the few colours of a drawing come again and again. @type {Map<number, number>} */
const indices = new Map()
const MOST_INDICES = 1 << 16

function nearest(red, green, blue) {
  let best = 0, least = Infinity
  for (let i = 0; i < UNCHANGED; i++) {
    const [r, g, b] = PALETTE[i], distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [i, distance]
  }
  return best
}

/** Each pixel's colour by its number in the palette. @param {Uint8ClampedArray|Uint8Array} pixels  RGBA
 * @returns {Generator<void, Uint8Array>}  a pause after each band */
export function* indexed(pixels) {
  const frame = new Uint8Array(pixels.length / 4)
  let last = -1, index = 0
  for (let i = 0; i < frame.length; i++) {
    if (i % BAND === BAND - 1) yield
    const red = pixels[4 * i], green = pixels[4 * i + 1], blue = pixels[4 * i + 2], color = (red << 16) | (green << 8) | blue
    if (color !== last) {
      last = color
      const known = indices.get(color)
      index = known ?? nearest(red, green, blue)
      if (known === undefined && indices.size < MOST_INDICES) indices.set(color, index)
    }
    frame[i] = index
  }
  return frame
}

// --- the file -------------------------------------------------------------------------------------------------

const TABLE_BITS = 8, MOST_CODES = 4096
const CLEAR = 1 << TABLE_BITS, END = CLEAR + 1

/** Bytes that are written one after the other, in a room that grows. */
class Bytes {
  #room = new Uint8Array(1 << 16)
  length = 0

  /** @param {ArrayLike<number>} bytes */
  add(bytes) {
    if (this.length + bytes.length > this.#room.length) {
      const room = new Uint8Array(2 * (this.length + bytes.length))
      room.set(this.#room.subarray(0, this.length))
      this.#room = room
    }
    this.#room.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Data as the format keeps it: blocks of up to 255 bytes, each after its length, and an empty one. @param {Uint8Array} data */
  addBlocks(data) {
    for (let at = 0; at < data.length; at += 255) {
      this.add([Math.min(255, data.length - at)])
      this.add(data.subarray(at, at + 255))
    }
    this.add([0])
  }

  get all() {
    return this.#room.slice(0, this.length)
  }
}

/**
 * LZW as GIF has it. A word is known by the code of all of it but its last pixel, and that pixel.
 * @param {Uint8Array} pixels @param {Uint16Array} words  code by word; empty, and left so
 * @returns {Generator<void, Uint8Array>}  a pause after each band
 */
function* packed(pixels, words) {
  const known = [], bytes = new Bytes()
  let bits = TABLE_BITS + 1, next = END + 1, held = 0, count = 0
  const write = code => {
    for (held |= code << count, count += bits; count >= 8; count -= 8, held >>>= 8) bytes.add([held & 255])
  }
  const forget = () => {
    for (const word of known) words[word] = 0
    known.length = 0
    bits = TABLE_BITS + 1
    next = END + 1
  }
  write(CLEAR)
  let code = pixels[0]
  for (let i = 1; i < pixels.length; i++) {
    if (i % BAND === 0) yield
    const word = (code << TABLE_BITS) | pixels[i]
    if (words[word]) {
      code = words[word]
      continue
    }
    write(code)
    if (next === MOST_CODES) {
      write(CLEAR)
      forget()
    } else {
      if (next === 1 << bits) bits++
      words[word] = next++
      known.push(word)
    }
    code = pixels[i]
  }
  write(code)
  if (next === 1 << bits && bits < 12) bits++
  write(END)
  if (count > 0) bytes.add([held & 255])
  forget()
  return bytes.all
}

const short = number => [number & 255, number >> 8]
const ascii = text => Uint8Array.from(text, char => char.charCodeAt(0))

/** A GIF that frames are added to. @param {number} width @param {number} height @param {{loop?: boolean}} [options] */
export function gifFile(width, height, { loop = true } = {}) {
  const file = new Bytes(), words = new Uint16Array(MOST_CODES << TABLE_BITS)
  /** @type {Uint8Array|null} */
  let before = null
  file.add(ascii('GIF89a'))
  file.add([...short(width), ...short(height), 0xf0 | (TABLE_BITS - 1), 0, 0])
  for (let i = 0; i < CLEAR; i++) file.add(PALETTE[i] ?? [0, 0, 0])
  if (loop) {
    file.add([0x21, 0xff, 11, ...ascii('NETSCAPE2.0')])
    file.addBlocks(Uint8Array.of(1, 0, 0))
  }
  return {
    /** @param {Uint8Array} frame  numbers of the palette @param {number} delay  milliseconds @returns {Generator<void, void>} */
    *add(frame, delay) {
      const { top, bottom } = before ? changedRows(frame, before, width) : { top: 0, bottom: height }
      const shown = before, pixels = frame.slice(top * width, bottom * width)
      if (shown) pixels.forEach((index, i) => (pixels[i] = index === shown[top * width + i] ? UNCHANGED : index))
      before = frame
      yield
      const data = yield* packed(pixels, words)
      file.add([0x21, 0xf9, 4, 4 | Number(shown !== null), ...short(Math.round(delay / 10)), UNCHANGED, 0]) // and stays for the next one
      file.add([0x2c, ...short(0), ...short(top), ...short(width), ...short(bottom - top), 0, TABLE_BITS])
      file.addBlocks(data)
    },
    /** @param {string} comment  for people who look into the file; the format asks for ASCII, and UTF-8 is the same where that
     *   suffices and legible where not @returns {Uint8Array} */
    end(comment) {
      file.add([0x21, 0xfe])
      file.addBlocks(new TextEncoder().encode(comment))
      file.add([0x3b])
      return file.all
    },
  }
}

/** The rows in which two frames differ; one where they do not. */
function changedRows(frame, before, width) {
  const first = frame.findIndex((index, i) => index !== before[i]), last = frame.findLastIndex((index, i) => index !== before[i])
  return first < 0 ? { top: 0, bottom: 1 } : { top: Math.floor(first / width), bottom: Math.floor(last / width) + 1 }
}

/**
 * @param {import('./figure.js').Panel[]} panels  1 … MOST_FRAMES, of one size
 * @param {HTMLCanvasElement|OffscreenCanvas} canvas  drawn on, its size changed
 * @param {import('./figure.js').Look & import('./svg.js').Words & {speed?: number, loop?: boolean, signal?: AbortSignal, onProgress?: (part: number) => void}} options
 *   speed: steps a second; the last stays for two seconds at least
 * @returns {Promise<Uint8Array>}  throws the signal's reason when it is aborted
 */
export async function animationGif(panels, canvas, { title, desc, source, speed = 2, loop, signal, onProgress, ...look }) {
  const layout = layoutOf(panels, look, 0), { width, height } = layout
  const ctx = sized(canvas, layout, 1), file = gifFile(width, height, { loop })
  const delay = Math.max(SHORTEST_MS, 1000 / speed)
  for (const [i, panel] of panels.entries()) {
    drawFigure(ctx, [panel], look, { ...layout, captions: [layout.captions[i]] })
    await free(signal)
    const { data } = ctx.getImageData(0, 0, width, height)
    const frame = await finished(indexed(data), signal)
    await finished(file.add(frame, i < panels.length - 1 ? delay : Math.max(LAST_MS, delay)), signal)
    onProgress?.((i + 1) / panels.length)
  }
  return file.end([title, desc, source].filter(Boolean).join('\n'))
}

/** @template T @param {Generator<void, T>} work @param {AbortSignal} [signal] @returns {Promise<T>} */
async function finished(work, signal) {
  for (;;) {
    await free(signal)
    const { done, value } = work.next()
    if (done) return value
  }
}

/** @param {AbortSignal} [signal] */
async function free(signal) {
  await breathe()
  signal?.throwIfAborted()
}
