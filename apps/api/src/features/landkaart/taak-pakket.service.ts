import type { Land } from '@letterhaven/contracts/admin'
import type { Geluiden } from '@letterhaven/contracts/geluid'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import { OUDSTE_CONTRACT } from '@letterhaven/contracts/contract'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { SpelOpgave, TaakPakket } from '@letterhaven/contracts/taak'
import { MANIFESTS } from '@letterhaven/games/manifests'
import type { WordEntry } from '@letterhaven/taal/woord'
import { zegtMenHier } from '@letterhaven/taal/woorden'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Leeswoorden } from '../../kern/leeswoorden.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import type { GeluidMaker } from '../geluiden/geluid-maker.service.ts'
import { geluidenVan, taalVan } from '../geluiden/geluiden.service.ts'
import { zegbaarVan } from '../geluiden/zegbaar.policy.ts'
import {
  presentSpelboeken,
  presentUiterlijk,
  readEigenPlek,
} from '../../kern/bezit/bezit.service.ts'
import { loadStaat } from '../../kern/staat/staat.service.ts'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { burenIn } from './buren.ts'
import { isLeesbaar, spellenVoor } from './kaart.ts'
import { listGevraagd, listSomvensters, listTaken } from './landkaart.queries.ts'
import { naamVan, presentTaak } from './landkaart.presenter.ts'
import {
  kanVragen,
  presentLeeswoord,
  presentLetter,
  presentNepwoord,
  presentSpelWoord,
} from './spelwoord.ts'
import { listTegenhangers } from './tegenhangers.ts'
import { presentWoordenbank } from './woordenbank.presenter.ts'

/** The kinds in which a game may ask a word beside its neighbours. */
const MET_BUREN: readonly TaakSoort[] = ['lezen', 'spelling']

/**
 * For so long a word that comes back shows another of its sentences than before, where it has more of them; and a sentence that
 * went wrong comes along with every taak, until it goes right.
 */
const ONTHOUDEN_DAGEN = 30
const MS_PER_DAG = 86_400_000

/** The first contract of the clients that read an opgave of a soort, where older ones read the others of its window. */
const VANAF: Partial<Record<SpelOpgave['soort'], number>> = { film: 5 }

/** The taak, the host through which it is requested, and what the client can read. */
interface Welke {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly host: string
  readonly contract: number
}

/** For whom a taak is searched. */
interface Voor {
  readonly ctx: Context
  readonly scope: AdminScope
  readonly jaargroep: number
  readonly land: Land
}

/** For which words something else is read, and in which games. */
interface Naast {
  readonly codes: readonly string[]
  readonly wie: Parameters<Leeswoorden['list']>[1]
  readonly soort: TaakSoort
  readonly spellen: readonly SpelId[]
}

/** Returns what is read beside words, for the games that wish for it: words that do not exist, and letters. */
function listApart(leeswoorden: Leeswoorden, { codes, wie, soort, spellen }: Naast) {
  const isGewenst = (wat: 'nepwoorden' | 'letters'): boolean =>
    soort === 'lezen' && spellen.some((spel) => MANIFESTS[spel][wat] === true)
  return {
    nepwoorden: isGewenst('nepwoorden') ? leeswoorden.listNep(codes, wie).map(presentNepwoord) : [],
    letters: isGewenst('letters') ? leeswoorden.listLetters(codes, wie).map(presentLetter) : [],
  }
}

/** Finds a stored taak with its window and its words; throws 404 when there is none that the client can play. */
async function searchTaak(
  { ctx, scope, jaargroep, land }: Voor,
  { leerlingId, taakId, host, contract }: Welke,
) {
  const taak = (await listTaken(scope, leerlingId)).find((rij) => rij.id === taakId)
  const somvenster = (await listSomvensters(scope, leerlingId)).find(
    (rij) => rij.id === taak?.somvenster_id,
  )
  if (!taak || !somvenster) throw notFound()
  const codes = somvenster.categorieen
  if (!isLeesbaar(codes, contract)) throw notFound()
  const dag = Math.floor(dagenSinds1970(ctx.now()))
  const taal = taalVan(ctx, host)
  const gevraagd = await listGevraagd(scope, leerlingId, {
    sinds: new Date(ctx.now().getTime() - ONTHOUDEN_DAGEN * MS_PER_DAG),
  })
  const keerVan = ({ w }: WordEntry): number => gevraagd.get(w)?.keer ?? 0
  const buren = MET_BUREN.includes(taak.soort) ? burenIn(ctx.inhoud) : null
  const gemist = new Set([...gevraagd].flatMap(([id, { goed }]) => (goed ? [] : [id])))
  const wie = { land, groep: jaargroep, beurt: dag, gemist }
  const vanZinnen = ctx.inhoud.zinnen.list(codes, wie)
  const vanTekens = ctx.inhoud.tekens.list(codes, wie)
  const vanTeksten = ctx.inhoud.teksten.list(codes, { land, beurt: dag, gevraagd })
  const opgaven = [...vanZinnen, ...vanTekens, ...vanTeksten].filter(
    ({ soort }) => contract >= (VANAF[soort] ?? OUDSTE_CONTRACT),
  )
  const vanWerkwoorden = ctx.inhoud.werkwoorden.list(codes, wie)
  const uitCorpus = [...ctx.inhoud.woorden.values()]
    .filter((woord) => codes.includes(woord.focus) && zegtMenHier(woord, taal))
    .filter((woord) => kanVragen(woord, taak.soort))
    .map((woord) =>
      presentSpelWoord(woord, { keer: keerVan(woord), taal, buren: buren?.(woord.w) }),
    )
  const teLezen = ctx.inhoud.leeswoorden
    .list(codes, wie)
    .filter(({ entry }) => zegtMenHier(entry, taal))
    .map((leeswoord) =>
      presentLeeswoord(leeswoord, {
        keer: gevraagd.get(leeswoord.id)?.keer ?? 0,
        taal,
        buren: buren?.(leeswoord.entry.w),
      }),
    )
  const woorden = [...uitCorpus, ...teLezen, ...vanWerkwoorden]
  const spellen = spellenVoor({ soort: taak.soort, groep: jaargroep, codes })
  const tegenhangers = listTegenhangers(ctx.inhoud.woorden.values(), { spellen, codes, jaargroep })
    .filter((woord) => zegtMenHier(woord, taal))
    .map((woord) => presentSpelWoord(woord, { keer: keerVan(woord), taal }))
  const apart = listApart(ctx.inhoud.leeswoorden, { codes, wie, soort: taak.soort, spellen })
  const zegbaar = zegbaarVan([...woorden, ...tegenhangers], spellen)
  return { taak, somvenster, woorden, tegenhangers, ...apart, opgaven, zegbaar }
}

/** Returns a taak with everything it needs to be played to its end without a network. */
export function getTaakPakket(ctx: Context, caller: Caller, welke: Welke): Promise<TaakPakket> {
  const { leerlingId, host } = welke
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const { jaargroep, land } = leerling
    const { taak, somvenster, woorden, tegenhangers, nepwoorden, letters, opgaven, zegbaar } =
      await searchTaak({ ctx, scope, jaargroep, land }, welke)
    const { staat, versie } = await loadStaat(scope, ctx.inhoud, leerling)
    const plek = await readEigenPlek(scope, leerlingId)
    const geluiden = await geluidenVan(ctx, scope.db, { taal: taalVan(ctx, host), zegbaar })
    const ids = new Set(
      [...woorden, ...tegenhangers, ...nepwoorden, ...letters, ...opgaven].map(({ id }) => id),
    )
    const inhoud = ctx.inhoud.voor(leerling.land)
    return {
      taak: presentTaak(
        { ...taak, gedaan: (taak.gedaan ?? 0) % taak.aantal },
        { groep: jaargroep, codes: somvenster.categorieen },
      ),
      somvensterId: somvenster.id,
      naam: naamVan(somvenster.categorieen, await noemerVan(scope)),
      woorden,
      ...(opgaven.length > 0 ? { opgaven } : {}),
      ...(tegenhangers.length > 0 ? { tegenhangers } : {}),
      ...(nepwoorden.length > 0 ? { nepwoorden } : {}),
      ...(letters.length > 0 ? { letters } : {}),
      ...presentWoordenbank(inhoud, ids),
      staat: { versie, bytes: Buffer.from(inhoud.engine.serialize(staat)).toString('base64') },
      instellingen: { rustig: leerling.rustig, dyslexie: leerling.dyslexie, klok: false },
      uiterlijk: presentUiterlijk(leerlingId, plek?.uiterlijk),
      spelboeken: presentSpelboeken(plek?.spelboeken),
      jaargroep: leerling.jaargroep,
      account: { soort: leerling.soort, land: leerling.land },
      ...(Object.keys(geluiden).length > 0 ? { geluiden } : {}),
      ...(ctx.tts ? { maaktGeluid: true } : {}),
    }
  })
}

/** Who asks, and what makes the sounds. */
interface Vraag {
  readonly ctx: Context
  readonly maker: GeluidMaker
  readonly caller: Caller
}

/**
 * Has sounds made for the words and fixed sentences of a taak that have none yet, and returns what can be heard now. The texts
 * come from the stored taak alone: a browser sends no text.
 */
export async function makeTaakGeluiden(
  { ctx, maker, caller }: Vraag,
  welke: Welke,
): Promise<{ geluiden: Geluiden }> {
  const { leerlingId, host } = welke
  const { zegbaar } = await openLeerling({ ctx, caller, leerlingId }, (scope, leerling) =>
    searchTaak({ ctx, scope, jaargroep: leerling.jaargroep, land: leerling.land }, welke),
  )
  const taal = taalVan(ctx, host)
  // No transaction is open here, so none waits for a voice.
  const teksten = [...zegbaar.zinnen, ...zegbaar.robotwoorden]
  await maker.make({ taal, teksten, wie: caller.userId })
  return { geluiden: await geluidenVan(ctx, ctx.kysely, { taal, zegbaar }) }
}
