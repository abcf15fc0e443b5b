import type { AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Databank } from '../opslag/databank.ts'
import { MIS } from '../opslag/tijdig.ts'
import type { Besluit, Besluiten, OutboxRij, OutboxStore, Schijf } from './store.ts'

/** The device's store, if there is one. */
export type SchijfDeur = Pick<Databank<Schijf>, 'perform' | 'keer'>

/** A device that stores nothing. */
export const GEEN_SCHIJF: SchijfDeur = { perform: () => Promise.resolve(MIS), keer: () => 0 }

const opNummer = (a: OutboxRij, b: OutboxRij): number =>
  a.antwoord.volgnummer - b.antwoord.volgnummer

/**
 * Keeps the answers given in this page in memory until they are delivered, and on the device when it accepts them. So an answer
 * goes out whatever happens to the device's store, and a reload finds what that store accepted. What the store missed is
 * written to it once it works again. `apparaat` is the device name for answers that the device did not number.
 */
export function makeStore(schijf: SchijfDeur, apparaat: string): OutboxStore {
  const hier = new Map<AntwoordId, OutboxRij>()
  /** Which of those the device has. */
  const vast = new Set<AntwoordId>()
  const besluiten = new Map<AntwoordId, Besluit>()
  let volgnummer = 0
  let keer = 0

  const rijen = (mag: (rij: OutboxRij) => boolean): OutboxRij[] => [...hier.values()].filter(mag)
  const waitHere = (leerlingId: LeerlingId): OutboxRij[] =>
    rijen((rij) => rij.leerlingId === leerlingId && rij.status === 'wacht')
  /** A store that was opened anew may be another one: then nothing is known to be in it. */
  const isAnder = (): boolean => schijf.keer() !== keer
  const isLos = ({ antwoord }: OutboxRij): boolean => isAnder() || !vast.has(antwoord.id)

  function set(id: AntwoordId, stand: Pick<OutboxRij, 'status' | 'waarom'>): void {
    const rij = hier.get(id)
    if (rij) hier.set(id, { ...rij, ...stand })
  }

  /** Handles that the device has these: what is finished need not be kept here as well. */
  function isIngehaald(standen: ReadonlyMap<AntwoordId, OutboxRij['status']>, gevraagd: Besluiten) {
    for (const [id, besluit] of gevraagd) if (besluiten.get(id) === besluit) besluiten.delete(id)
    for (const [id, status] of standen) {
      if (hier.get(id)?.status === 'wacht') set(id, { status })
      if (besluiten.has(id)) continue
      if (status === 'wacht') vast.add(id)
      else {
        hier.delete(id)
        vast.delete(id)
      }
    }
  }

  /** Gives the device what it missed. */
  async function catchUp(): Promise<void> {
    if (isAnder()) vast.clear()
    keer = schijf.keer()
    const los = rijen(isLos)
    if (los.length + besluiten.size === 0) return
    const gevraagd = new Map(besluiten)
    const standen = await schijf.perform((s) => s.catchUp({ rijen: los, besluiten: gevraagd }))
    if (standen !== MIS) isIngehaald(standen, gevraagd)
  }

  async function beslis(ids: readonly AntwoordId[], besluit: Besluit): Promise<void> {
    for (const id of ids) {
      set(id, besluit)
      besluiten.set(id, besluit)
    }
    await catchUp()
  }

  /** Returns what the device lists, corrected by what this page knows, together with what the device does not have. */
  function samen(
    opSchijf: readonly OutboxRij[] | typeof MIS,
    eigen: readonly OutboxRij[],
  ): OutboxRij[] {
    if (opSchijf === MIS) return eigen.toSorted(opNummer)
    const los = new Map(eigen.filter(isLos).map((rij) => [rij.antwoord.id, rij]))
    const verder = opSchijf
      .filter(({ antwoord }) => !los.has(antwoord.id))
      .map((rij) => ({ ...rij, ...besluiten.get(rij.antwoord.id) }))
    return [...verder, ...los.values()].toSorted(opNummer)
  }

  return {
    async add(leerlingId, nieuw, oordeel) {
      const { id } = nieuw
      const whenLate = (): void => void (hier.get(id)?.status === 'wacht' && vast.add(id))
      const genummerd = await schijf.perform((s) => s.add(leerlingId, nieuw, oordeel), whenLate)
      const isVast = genummerd !== MIS
      const antwoord = isVast ? genummerd : { ...nieuw, apparaat, volgnummer: volgnummer++ }
      if (isVast && !isAnder()) vast.add(id)
      hier.set(id, { leerlingId, antwoord, oordeel, status: 'wacht' })
    },
    async listWachtend(leerlingId, max) {
      await catchUp()
      const opSchijf = await schijf.perform((s) => s.listWachtend(leerlingId, max + besluiten.size))
      return samen(opSchijf, waitHere(leerlingId))
        .filter(({ status }) => status === 'wacht')
        .slice(0, max)
    },
    listAlleenHier: (leerlingId) =>
      waitHere(leerlingId)
        .filter(isLos)
        .map(({ antwoord }) => antwoord),
    async listVanTaak(leerlingId, taakId) {
      await catchUp()
      const opSchijf = await schijf.perform((s) => s.listVanTaak(leerlingId, taakId))
      const eigen = rijen((rij) => rij.leerlingId === leerlingId && rij.antwoord.taakId === taakId)
      return { rijen: samen(opSchijf, eigen), isHeel: opSchijf !== MIS }
    },
    bevestig: (ids) => beslis(ids, { status: 'bezorgd' }),
    parkeer: (id, waarom) => beslis([id], { status: 'geparkeerd', waarom }),
    takeBack: async (leerlingId) => void (await schijf.perform((s) => s.takeBack(leerlingId))),
    async vergeetBezorgd(leerlingId, taakId) {
      await catchUp()
      await schijf.perform((s) => s.vergeetBezorgd(leerlingId, taakId))
      for (const { leerlingId: van, antwoord, status } of rijen(isLos))
        if (van === leerlingId && antwoord.taakId === taakId && status === 'bezorgd')
          hier.delete(antwoord.id)
    },
    async takeOver(van, naar) {
      await schijf.perform((s) => s.takeOver(van, naar))
      for (const rij of rijen(({ leerlingId }) => leerlingId === van))
        hier.set(rij.antwoord.id, { ...rij, leerlingId: naar })
    },
    async count(leerlingId) {
      await catchUp()
      let opSchijf = await schijf.perform((s) => s.count(leerlingId))
      if (isAnder()) {
        await catchUp()
        opSchijf = await schijf.perform((s) => s.count(leerlingId))
      }
      const eigen = waitHere(leerlingId)
      const geparkeerd = rijen(
        (rij) => rij.leerlingId === leerlingId && rij.status === 'geparkeerd',
      ).length
      if (opSchijf === MIS) return { wacht: eigen.length, geparkeerd, alleenHier: eigen.length }
      const alleenHier = eigen.filter(isLos).length
      return {
        wacht: opSchijf.wacht + alleenHier,
        geparkeerd: opSchijf.geparkeerd + geparkeerd,
        alleenHier,
      }
    },
  }
}
