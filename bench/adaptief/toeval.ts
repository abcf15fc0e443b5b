/** A series of draws that is the same for the same seed. */
export interface Toeval {
  /** Draws from [0, 1). */
  deel(): number
  /** Draws a whole number from 0 up to but not including `onder`. */
  choose(onder: number): number
  /** Draws from the standard normal distribution. */
  normaal(): number
}

/** Returns a 32-bit number for a text and some numbers (MurmurHash3's mixer over them one by one). */
export function zaad(naam: string, ...delen: readonly number[]): number {
  let h = 0x9747b28c
  for (const teken of naam) h = mix(h, teken.codePointAt(0) ?? 0)
  for (const deel of delen) h = mix(h, deel)
  return h >>> 0
}

function mix(h: number, deel: number): number {
  let k = Math.imul(deel | 0, 0xcc9e2d51)
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
  let x = h ^ k
  x = Math.imul((x << 13) | (x >>> 19), 5) + 0xe6546b64
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  return x ^ (x >>> 13)
}

const MACHT_32 = 2 ** 32
/** The first draws of a small generator give away its seed, so they are discarded. */
const INLOPEN = 12

/** Small and fast counter generator (sfc32, Doty-Humphrey), with normal draws by Box and Muller. */
export function makeToeval(begin: number): Toeval {
  let a = begin | 0
  let b = begin ^ 0x3c6ef372
  let c = ~begin
  let teller = 1
  let over: number | null = null
  const deel = (): number => {
    const t = (a + b + teller) | 0
    teller = (teller + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / MACHT_32
  }
  for (let i = 0; i < INLOPEN; i += 1) deel()
  return {
    deel,
    choose: (onder) => Math.floor(deel() * onder),
    normaal() {
      if (over !== null) {
        const z = over
        over = null
        return z
      }
      const straal = Math.sqrt(-2 * Math.log(1 - deel()))
      const hoek = 2 * Math.PI * deel()
      over = straal * Math.sin(hoek)
      return straal * Math.cos(hoek)
    },
  }
}
