import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { drawGast, VOGEL } from './paint-vogel.ts'
import type { Plek } from './route.ts'
import { restVan } from './verdieping.ts'
import type { State } from './verdieping.ts'
import { gastMaat, gastPlek } from './vogel.ts'

const VLUCHT_MS = 620
/** No floor has more stones that belong elsewhere. */
const MEEST = 2

const GEEN: ReturnType<typeof restVan> = { aantal: 0, stenen: [] }

/** Returns where a bird sits on a stone that is left over; undefined where none is, and on a mill, which turns. */
function zitplekVan({ stenen, molen }: Indeling, steen: number | undefined): Plek | undefined {
  const vak = steen === undefined || molen ? undefined : stenen[steen]
  return vak && { x: vak.x + vak.w / 2, y: vak.y + 3 }
}

/** Makes the birds for which the stones are that belong elsewhere: they wait at the flags, and sit down on what is left over. */
export function makeVogels(stage: Stage, eerste: Indeling) {
  const maat = gastMaat(eerste)
  const laag = stage.laag()
  const plaat = (nr: number, vliegt: boolean) =>
    stage.beeld(
      stage.textuur(() =>
        bak({ w: VOGEL.w * maat, h: VOGEL.h * maat, schaal: stage.schaal }, (g) => {
          g.scale(maat, maat)
          drawGast(g, nr, vliegt)
        }),
      ),
      { x: 0, y: 0, anker: [0.5, 1], op: laag },
    )
  const vogels = Array.from({ length: MEEST }, (_, nr) => ({
    zit: plaat(nr, false),
    vliegt: plaat(nr, true),
    hier: gastPlek(eerste, nr),
    doel: '',
  }))
  let hup = 0

  function set(nr: number, { x, y }: Plek, isOp: boolean): void {
    const vogel = vogels[nr]
    if (!vogel) return
    vogel.hier = { x, y }
    vogel.zit.visible = !isOp
    vogel.vliegt.visible = isOp
    for (const beeld of [vogel.zit, vogel.vliegt]) beeld.set(x, y)
  }

  function flyTo(nr: number, doel: Plek): void {
    const vogel = vogels[nr]
    const naam = `${Math.round(doel.x)} ${Math.round(doel.y)}`
    if (!vogel || vogel.doel === naam) return
    const isNieuw = vogel.doel === ''
    vogel.doel = naam
    if (isNieuw || stage.rustig) return set(nr, doel, false)
    const van = vogel.hier
    stage.tweens.start(
      VLUCHT_MS,
      (t) => {
        if (vogel.doel !== naam) return
        const x = van.x + (doel.x - van.x) * t
        const y = van.y + (doel.y - van.y) * t - Math.sin(t * Math.PI) * 34
        set(nr, { x, y }, t < 1 && Math.floor(t * 14) % 2 === 0)
      },
      { verloop: VERLOPEN.heenWeer, wacht: nr * 120 },
    )
  }

  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    hup = Math.max(0, hup - ms)
    for (const [nr, { zit, hier }] of vogels.entries())
      zit.y = hier.y - (hup > 0 ? Math.abs(Math.sin(t / 90 + nr)) * 12 * maat : 0)
  })

  return {
    laag,
    show(nu: State, indeling: Indeling): void {
      const { item, opgave, fase } = nu
      const { aantal, stenen } = item && opgave ? restVan({ item, opgave }) : GEEN
      laag.visible = indeling.slinger.h > 0 && fase !== 'klaar'
      for (const [nr, { zit, vliegt }] of vogels.entries()) {
        zit.alpha = vliegt.alpha = nr < aantal ? 1 : 0
        flyTo(nr, zitplekVan(indeling, stenen[nr]) ?? gastPlek(indeling, nr))
      }
    },
    /** Makes them hop: for joy, or because it is funny. */
    hup: (): void => {
      hup = 1400
    },
    /** The birds where they are now, which hop for who touches one. */
    raakbaar: (): readonly Raakbaar[] =>
      vogels
        .filter(({ zit }) => laag.visible && zit.alpha > 0)
        .map(({ hier }) => ({
          x: hier.x,
          y: hier.y - (VOGEL.h / 2) * maat,
          r: Math.max(24, (VOGEL.h / 2) * maat),
          answer: () => {
            hup = 1400
          },
        })),
  }
}
