import type { Staat } from '@letterhaven/adaptief'
import { STAAT_VERSIE } from '@letterhaven/adaptief/serialisatie'
import type { AntwoordId, TaakId } from '@letterhaven/contracts/ids'
import type { Hoe, Reden } from '@letterhaven/contracts/antwoord'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { oefenplaatsVan, type Oefenaccount } from '@letterhaven/domain/oefenplaats'
import { replay, type NaspeelAntwoord } from '@letterhaven/games/naspelen'
import { findOpgave } from '../../kern/opgaven.ts'
import { spellenVoor } from '../../features/landkaart/kaart.ts'
import type { VerzameldPunt } from '../../kern/ijking/verzamelaar.service.ts'
import { beginStaat, kaartScopeVan } from '../../kern/staat/staat.service.ts'
import type { Inhoud } from '../../kern/inhoud.ts'
import { foldWithIjkpunten } from '../../kern/vouwen.ts'
import { seedId } from '../seed-id.ts'
import type { Zitting } from './agenda.ts'
import { makeKaartboek, type GezaaidVenster, type Gekozen, type Kaartboek } from './kaartboek.ts'
import { makeKiezer } from './kiezer.ts'
import type { Proefkind } from './proefkind.ts'
import { uuidv7 } from './toeval.ts'

/** A stored answer of the demonstration, ready for its table. */
export interface GezaaidAntwoord {
  readonly id: AntwoordId
  readonly taak_id: TaakId
  readonly spel: SpelId
  readonly woord_id: string
  readonly categorie: string
  readonly gegeven: string
  readonly correct: boolean
  readonly gok: number
  readonly ms: number
  readonly poging: number
  readonly reden: Reden
  readonly gegeven_op: Date
  readonly ontvangen_op: Date
  readonly apparaat: string
  readonly volgnummer: number
  readonly thuis: boolean
  readonly bank_versie: number
  readonly motor_versie: number
  readonly vraag: string | null
  readonly hoe: Hoe | null
  readonly flits_ms: number | null
}

/** The state as it was before the first answer of a day. */
export interface GezaaideDag {
  readonly dag: string
  readonly staat: Buffer
  readonly laatstOp: Date | null
}

/** Everything that a pupil's weeks of practice leave in the tables. */
export interface Historie {
  readonly antwoorden: readonly GezaaidAntwoord[]
  /** What the first tries say of their words. */
  readonly punten: readonly VerzameldPunt[]
  readonly dagen: readonly GezaaideDag[]
  readonly vensters: readonly GezaaidVenster[]
  readonly staat: Buffer
  readonly versie: number
  readonly laatstOp: Date | null
}

/** Answers that a device sends in one go, and how long they are on their way, in ms. */
const PER_ZENDING = 4
const ONDERWEG_MS = 1500
/** Between opening the map and the first taak, and between two taken. */
const TUSSEN_MS = 11_000
/** One taak in so many is left before its end. */
const ONDERBROKEN = 0.06

/** A device and the number of its next answer. */
interface Apparaat {
  readonly id: string
  volgende: number
}

/** What is carried along while a child plays its weeks. */
interface Loop {
  readonly inhoud: Inhoud
  readonly account: Oefenaccount
  readonly kind: Proefkind
  readonly boek: Kaartboek
  readonly antwoorden: GezaaidAntwoord[]
  readonly punten: VerzameldPunt[]
  readonly dagen: GezaaideDag[]
  readonly apparaten: Readonly<Record<Zitting['plaats'], Apparaat>>
  staat: Staat
  versie: number
  laatstOp: Date | null
  /** Ms since 1970. */
  klok: number
}

interface Spelend {
  readonly gekozen: Gekozen
  readonly zitting: Zitting
  readonly spel: SpelId
}

/** Keeps the state as it was before this day, at the first answer of the day. */
function saveDag(loop: Loop, { dag }: Zitting): void {
  if (loop.dagen.at(-1)?.dag === dag) return
  const staat = Buffer.from(loop.inhoud.engine.serialize(loop.staat))
  loop.dagen.push({ dag, staat, laatstOp: loop.laatstOp })
}

/** Works one answer in as the server's road would: the day's first state is kept, then the answer folded. */
function handle(
  loop: Loop,
  { gekozen, zitting, spel }: Spelend,
  { woordId, vraag, hoe, flitsMs, ...gespeeld }: NaspeelAntwoord,
): void {
  const { inhoud, kind } = loop
  const gegevenOp = new Date(loop.klok)
  saveDag(loop, zitting)
  const apparaat = loop.apparaten[zitting.plaats]
  const volgnummer = apparaat.volgende++
  const rij: GezaaidAntwoord = {
    ...gespeeld,
    id: uuidv7(loop.klok, kind.rnd),
    taak_id: gekozen.taak.id,
    spel,
    woord_id: woordId,
    categorie: findOpgave(inhoud, woordId)?.categorie ?? '',
    gegeven_op: gegevenOp,
    ontvangen_op: new Date(loop.klok + ONDERWEG_MS),
    apparaat: apparaat.id,
    volgnummer,
    thuis: oefenplaatsVan(loop.account, loop.klok) === 'thuis',
    bank_versie: inhoud.bank?.versie ?? 0,
    motor_versie: STAAT_VERSIE,
    vraag: vraag ?? null,
    hoe: hoe ?? null,
    flits_ms: flitsMs ?? null,
  }
  loop.antwoorden.push(rij)
  const { staat, punten } = foldWithIjkpunten(inhoud.engine, loop.staat, [{ ...rij, telt: true }])
  loop.staat = staat
  const { land } = loop.account
  for (const punt of punten) loop.punten.push({ ...punt, dag: zitting.dag, land })
  loop.laatstOp = gegevenOp
  if (volgnummer % PER_ZENDING === 0) loop.versie += 1
  gekozen.taak.gedaan += 1
  loop.boek.noteer(rij.categorie, gegevenOp)
  kind.leer(rij.categorie)
}

/** Lays two neighbours of an order the other way round, which is how a sentence goes wrong. */
function switchTwo(orde: string, rnd: Proefkind['rnd']): string {
  const delen = orde.split('/')
  const plek = rnd.onder(Math.max(1, delen.length - 1))
  return [
    ...delen.slice(0, plek),
    ...delen.slice(plek, plek + 2).toReversed(),
    ...delen.slice(plek + 2),
  ].join('/')
}

/** Returns the word at an address: of a word to read that is another text than the word itself. */
function woordOp({ leeswoorden }: Inhoud, woordId: string): string {
  const opgave = leeswoorden.find(woordId)?.opgave
  return opgave?.soort === 'woord' ? opgave.word : woordId
}

/** Returns how a word or the form of a verb is written wrong. */
function listFouten(inhoud: Inhoud, woordId: string): readonly string[] {
  const woord = inhoud.woorden.get(woordOp(inhoud, woordId))
  if (woord) return woord.d.map(({ f }) => f)
  const opgave = inhoud.werkwoorden.find(woordId)?.opgave
  return opgave?.soort === 'woord' ? (opgave.choices ?? []).map(({ vorm }) => vorm) : []
}

/** One taak, played by the game's own rules until its round is over or the child is called away. */
function playTaak(loop: Loop, spelend: Spelend): void {
  const { kind } = loop
  const { taak, venster } = spelend.gekozen
  const aantal = taak.aantal - (taak.gedaan % taak.aantal)
  const stopNa = kind.rnd() < ONDERBROKEN ? 1 + kind.rnd.onder(aantal) : aantal
  const { spel, zitting } = spelend
  const { categorieen: alleen } = venster
  const { jaargroep: groep } = kind.leerling
  const kiezer = makeKiezer(loop.inhoud, { spel, alleen, groep, nu: () => loop })
  // What a child thinks of a form it goes on thinking until something makes it look again.
  const oordelen = new Map<string, boolean>()
  const oordeel = (woordId: string, vorm: string): boolean => {
    const isJuist = kind.rnd() < kind.kans(woordId, zitting.geleden)
    return (vorm === woordId) === isJuist
  }
  replay(
    {
      id: taak.id,
      spel,
      soort: taak.soort,
      groep,
      land: loop.account.land,
      aantal,
      stopNa,
      seed: kind.rnd.onder(2 ** 31),
    },
    {
      volgende: kiezer.volgende,
      antwoord(antwoord) {
        kiezer.close(antwoord.woordId)
        handle(loop, spelend, antwoord)
      },
    },
    {
      vindtGoed(woordId, vorm, keer) {
        const sleutel = `${woordId}/${vorm}`
        const bekend = keer === 1 ? oordelen.get(sleutel) : undefined
        const nu = bekend ?? oordeel(woordId, vorm)
        oordelen.set(sleutel, nu)
        return nu
      },
      schrijft(woordId, goed, poging) {
        // A mend comes after the right form was seen.
        if (poging > 1) return goed
        if (kind.rnd() < kind.kanSchrijven(woordId, zitting.geleden)) return goed
        const fouten = listFouten(loop.inhoud, woordId)
        return fouten[kind.rnd.onder(Math.max(1, fouten.length))] ?? switchTwo(goed, kind.rnd)
      },
      kijktijd: kind.kijktijd,
      rnd: kind.rnd,
      verstrijk: (ms) => void (loop.klok += ms),
    },
  )
}

/** One sitting: the map, then one taak after the other as long as there is time; the map is seen at the end. */
function playZitting(loop: Loop, zitting: Zitting): void {
  const { kind, boek } = loop
  loop.klok = Math.max(zitting.begin, loop.klok + TUSSEN_MS)
  for (let keer = 0; keer < zitting.taken; keer += 1) {
    const gekozen = boek.choose(boek.open(loop.staat, new Date(loop.klok)), kind)
    const { jaargroep: groep } = kind.leerling
    const spellen = gekozen
      ? spellenVoor({ soort: gekozen.taak.soort, groep, codes: gekozen.venster.categorieen })
      : []
    const spel = spellen[kind.rnd.onder(spellen.length)]
    if (!gekozen || !spel) return
    loop.klok += Math.round(TUSSEN_MS * (0.6 + kind.rnd()))
    playTaak(loop, { gekozen, zitting, spel })
  }
  boek.open(loop.staat, new Date(loop.klok))
}

/** Plays a child's sittings one after the other, by the engine, the map and the games of the product. */
export function playHistorie(
  { inhoud, account }: { readonly inhoud: Inhoud; readonly account: Oefenaccount },
  kind: Proefkind,
  zittingen: readonly Zitting[],
): Historie {
  const { id, jaargroep } = kind.leerling
  const makeApparaat = (plaats: string): Apparaat => ({
    id: seedId<string>(`${id}/apparaat/${plaats}`),
    volgende: 0,
  })
  const loop: Loop = {
    inhoud,
    account,
    kind,
    boek: makeKaartboek(inhoud, {
      leerlingId: id,
      jaargroep,
      scope: kaartScopeVan(inhoud, jaargroep),
    }),
    antwoorden: [],
    punten: [],
    dagen: [],
    apparaten: { school: makeApparaat('school'), thuis: makeApparaat('thuis') },
    staat: beginStaat(inhoud, kind.leerling),
    versie: 1,
    laatstOp: null,
    klok: 0,
  }
  for (const zitting of zittingen) playZitting(loop, zitting)
  const { antwoorden, punten, dagen, boek, versie, laatstOp } = loop
  const staat = Buffer.from(inhoud.engine.serialize(loop.staat))
  return { antwoorden, punten, dagen, vensters: boek.vensters, staat, versie, laatstOp }
}
