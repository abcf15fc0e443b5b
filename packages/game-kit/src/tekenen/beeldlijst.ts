import type { Plaat } from './bake.ts'
import type { Kader, Punt } from './teken.ts'

/** A plate as images show it. It is painted when it is first seen, so that nobody waits for the rest. */
export class Textuur {
  static #aantal = 0
  /** Tells plates apart. */
  readonly nr = (Textuur.#aantal += 1)
  /** Goes up when the plate was painted again. */
  versie = 0
  #plaat: Plaat | null = null
  readonly #schilder: () => Plaat

  constructor(schilder: () => Plaat) {
    this.#schilder = schilder
  }

  get plaat(): Plaat {
    this.#plaat ??= this.#schilder()
    return this.#plaat
  }

  get isGebakken(): boolean {
    return this.#plaat !== null
  }
}

/** Horizontal and vertical scale, relative to the thing itself. */
class Schaal {
  x = 1
  y = 1

  set(x: number, y = x): void {
    this.x = x
    this.y = y
  }
}

class Basis {
  x = 0
  y = 0
  /** In radians, round the thing's own (0, 0). */
  rotation = 0
  alpha = 1
  visible = true
  readonly scale = new Schaal()
  /** The layer that it lies in. */
  ouder: Laag | null = null

  set(x: number, y: number): void {
    this.x = x
    this.y = y
  }
}

/** A plate somewhere in the picture. */
export class Beeld extends Basis {
  readonly soort = 'beeld'
  readonly textuur: Textuur
  /** The point of the plate that lies on (x, y), 0…1. */
  readonly anker: Punt

  constructor(textuur: Textuur, anker: Punt) {
    super()
    this.textuur = textuur
    this.anker = anker
  }

  weg(): void {
    this.ouder?.takeAway(this)
  }
}

/** What a drawing is made of. Numbers are in the drawing's own pixels. */
export type Vorm =
  | { readonly soort: 'lijn'; readonly van: Punt; readonly naar: Punt }
  | { readonly soort: 'boog'; readonly van: Punt; readonly via: Punt; readonly naar: Punt }
  | { readonly soort: 'cirkel'; readonly midden: Punt; readonly r: number }
  | { readonly soort: 'doos'; readonly kader: Kader; readonly rond: number }

export interface Verf {
  readonly vul?: string
  readonly lijn?: string
  readonly dikte?: number
}

/** A few lines that change from frame to frame, such as a rope or an arm. */
export class Tekening extends Basis {
  readonly soort = 'tekening'
  readonly delen: (readonly [Vorm, Verf])[] = []
  versie = 0

  clear(): void {
    this.delen.length = 0
    this.versie += 1
  }

  teken(vorm: Vorm, verf: Verf): void {
    this.delen.push([vorm, verf])
    this.versie += 1
  }
}

export type Blad = Beeld | Tekening
export type Knoop = Blad | Laag

/** Things that move together. The last one lies on top. */
export class Laag extends Basis {
  readonly soort = 'laag'
  readonly kinderen: Knoop[] = []

  add<T extends Knoop>(knoop: T): T {
    knoop.ouder = this
    this.kinderen.push(knoop)
    return knoop
  }

  takeAway(knoop: Knoop): void {
    const plek = this.kinderen.indexOf(knoop)
    if (plek >= 0) this.kinderen.splice(plek, 1)
    knoop.ouder = null
  }
}

function omsluit(punten: readonly Punt[], rand: number): Kader {
  const xs = punten.map(([x]) => x)
  const ys = punten.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - rand, Math.min(...ys) - rand]
  return [x, y, Math.max(...xs) + rand - x, Math.max(...ys) + rand - y]
}

function hoeken(vorm: Vorm): readonly Punt[] {
  switch (vorm.soort) {
    case 'lijn':
      return [vorm.van, vorm.naar]
    case 'boog':
      return [vorm.van, vorm.via, vorm.naar]
    case 'cirkel': {
      const [x, y] = vorm.midden
      return [
        [x - vorm.r, y - vorm.r],
        [x + vorm.r, y + vorm.r],
      ]
    }
    case 'doos': {
      const [x, y, w, h] = vorm.kader
      return [
        [x, y],
        [x + w, y + h],
      ]
    }
  }
}

/** Returns the box round everything that a drawing paints. */
export function kaderVan({ delen }: Tekening): Kader {
  const dikste = Math.max(0, ...delen.map(([, { dikte = 0 }]) => dikte))
  return delen.length === 0
    ? [0, 0, 0, 0]
    : omsluit(
        delen.flatMap(([v]) => hoeken(v)),
        dikste / 2,
      )
}
