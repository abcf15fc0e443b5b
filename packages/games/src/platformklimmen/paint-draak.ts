import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  ovaal,
  pad,
  solid,
  streep,
  wit,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'

/** The dragon is drawn in a box of this size, its book on the lower edge. */
export const DRAAK = { w: 260, h: 190 } as const

const HUID = '#5fb89a'
const BUIK = '#d9f0b8'
const KAM = '#f4a63f'

/** Draws the round back with its crest, and a wing. */
function rug(g: G): void {
  for (const [x, y, hoek] of [
    [92, 44, -0.25],
    [124, 34, 0],
    [156, 42, 0.3],
    [184, 62, 0.65],
    [204, 92, 1],
  ] as const) {
    g.save()
    g.translate(x, y)
    g.rotate(hoek)
    solid(g, { pad: pad('M-15 14L0-20L15 14Z'), kader: [-15, -20, 30, 34], kleur: KAM, lijn: 3.5 })
    g.restore()
  }
  const lijf = pad('M64 190Q52 44 130 42Q214 44 226 190Z')
  solid(g, { pad: lijf, kader: [56, 42, 170, 148], kleur: HUID, licht: 0.3 })
  const vleugel = pad(
    'M150 84Q206 40 244 84Q226 86 226 104Q208 96 202 116Q186 104 172 120Q152 110 150 84Z',
  )
  solid(g, { pad: vleugel, kader: [150, 56, 94, 64], kleur: '#8b6fc4', lijn: 4 })
  streep(g, pad('M156 86Q190 74 226 82M158 90Q182 92 200 108'), {
    kleur: 'rgba(45,20,80,.35)',
    dikte: 3,
  })
}

/** Draws an eye with its round glass of the spectacles. */
function oog(g: G, x: number, isWakker: boolean): void {
  if (isWakker) {
    fill(g, ovaal([x, 88, 11, 13]), '#fffdf4')
    fill(g, ovaal([x - 1, 94, 6, 7]), INKT)
    fill(g, ovaal([x - 3, 91, 2, 2.5]), '#ffffff')
  } else streep(g, pad(`M${x - 9} 90Q${x} 98 ${x + 9} 90`), { dikte: 4.5 })
  streep(g, ovaal([x, 89, 17, 17]), { dikte: 6 })
  streep(g, ovaal([x, 89, 17, 17]), { kleur: GOUD, dikte: 2.5 })
}

/** Draws the head with its horns, ears, nose and spectacles. */
function kop(g: G, isWakker: boolean): void {
  for (const kant of [-1, 1]) {
    const x = 96 + kant * 32
    const hoorn = pad(
      `M${x - 9} 56Q${x + kant * 6} 30 ${x + kant * 18} 18Q${x + kant * 20} 44 ${x + 10} 60Z`,
    )
    solid(g, { pad: hoorn, kader: [x - 22, 18, 46, 42], kleur: '#fff1d6', lijn: 3.5 })
    const oor = pad(
      `M${96 + kant * 44} 74Q${96 + kant * 76} 58 ${96 + kant * 78} 82Q${96 + kant * 66} 96 ${96 + kant * 46} 94Z`,
    )
    solid(g, { pad: oor, kader: [kant < 0 ? 16 : 138, 58, 40, 38], kleur: HUID, lijn: 3.5 })
  }
  const vorm = pad(
    'M96 46C134 46 150 70 146 96C166 112 158 146 96 146C34 146 26 112 46 96C42 70 58 46 96 46Z',
  )
  solid(g, { pad: vorm, kader: [34, 46, 124, 100], kleur: HUID, licht: 0.3 })
  const snuit = pad('M96 104C136 104 152 116 146 130C138 143 54 143 46 130C40 116 56 104 96 104Z')
  solid(g, { pad: snuit, kader: [42, 104, 108, 38], kleur: BUIK, lijn: 0 })
  fill(
    g,
    bollen([
      [78, 114, 4],
      [114, 114, 4],
    ]),
    INKT,
  )
  streep(g, pad(isWakker ? 'M70 126Q96 142 122 126' : 'M82 130Q96 136 110 130'), { dikte: 4 })
  for (const x of [74, 118]) oog(g, x, isWakker)
  streep(g, pad('M90 86Q96 82 102 86'), { dikte: 4 })
  for (const x of [52, 140]) fill(g, ovaal([x, 112, 8, 6]), 'rgba(255,120,130,.4)')
}

/** Draws the open book, with paws on both sides. */
function boek(g: G): void {
  const kaft = pad('M22 150Q60 138 96 152Q132 138 170 150V186Q132 176 96 190Q60 176 22 186Z')
  solid(g, { pad: kaft, kader: [22, 138, 148, 52], kleur: '#c8506e' })
  const blad = pad('M30 148Q62 140 96 154Q130 140 162 148V178Q130 170 96 182Q62 170 30 178Z')
  fill(g, blad, '#fffaf0')
  streep(g, pad('M96 154V182'), { kleur: 'rgba(45,20,80,.4)', dikte: 3 })
  for (const y of [156, 164])
    streep(g, pad(`M42 ${y}Q64 ${y - 3} 84 ${y + 3}M108 ${y + 3}Q128 ${y - 3} 150 ${y}`), {
      kleur: 'rgba(45,34,80,.4)',
      dikte: 3,
    })
  for (const x of [20, 172]) {
    const poot = ovaal([x, 164, 16, 13])
    solid(g, { pad: poot, kader: [x - 16, 151, 32, 26], kleur: HUID, lijn: 3.5 })
    fill(g, doos([x - 8, 156, 14, 4], 2), wit(0.4))
  }
}

/** Draws the dragon behind its book, asleep or awake. */
export function drawDraak(g: G, isWakker: boolean): void {
  rug(g)
  kop(g, isWakker)
  boek(g)
}
