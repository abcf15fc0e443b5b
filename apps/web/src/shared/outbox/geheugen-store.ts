import type { AntwoordId } from '@letterhaven/contracts/ids'
import type { OutboxRij, OutboxStore, RijStatus } from './store.ts'

/** An outbox in memory: what is left when the browser refuses to keep anything. */
export function maakGeheugenStore(apparaat: string): OutboxStore {
  const rijen = new Map<AntwoordId, OutboxRij>()
  let volgnummer = 0

  const van = (leerlingId: string): OutboxRij[] =>
    [...rijen.values()]
      .filter((rij) => rij.leerlingId === leerlingId)
      .toSorted((a, b) => a.antwoord.volgnummer - b.antwoord.volgnummer)
  const met = (leerlingId: string, status: RijStatus): OutboxRij[] =>
    van(leerlingId).filter((rij) => rij.status === status)
  const zet = (id: AntwoordId, status: RijStatus): void => {
    const rij = rijen.get(id)
    if (rij) rijen.set(id, { ...rij, status })
  }

  return {
    async voegToe(leerlingId, nieuw, oordeel) {
      const antwoord = { ...nieuw, apparaat, volgnummer: volgnummer++ }
      rijen.set(nieuw.id, { leerlingId, antwoord, oordeel, status: 'wacht' })
    },
    async listWachtend(leerlingId, max) {
      return met(leerlingId, 'wacht').slice(0, max)
    },
    async listVanTaak(leerlingId, taakId) {
      return van(leerlingId).filter((rij) => rij.antwoord.taakId === taakId)
    },
    async bevestig(ids) {
      for (const id of ids) zet(id, 'bezorgd')
    },
    async parkeer(id) {
      zet(id, 'geparkeerd')
    },
    async vergeetBezorgd(leerlingId, taakId) {
      for (const { antwoord } of met(leerlingId, 'bezorgd'))
        if (antwoord.taakId === taakId) rijen.delete(antwoord.id)
    },
    async neemOver(oud, naar) {
      for (const rij of van(oud)) rijen.set(rij.antwoord.id, { ...rij, leerlingId: naar })
    },
    async tel(leerlingId) {
      return {
        wacht: met(leerlingId, 'wacht').length,
        geparkeerd: met(leerlingId, 'geparkeerd').length,
      }
    },
  }
}
