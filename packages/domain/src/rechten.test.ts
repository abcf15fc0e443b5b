import { RECHTEN, type Recht } from '@letterhaven/contracts/recht'
import { ROLLEN, type Rol } from '@letterhaven/contracts/rol'
import { describe, expect, it } from 'vitest'
import { heeftRecht, RECHTEN_MATRIX } from './rechten.ts'

/**
 * Written out by hand from the product's decisions: one letter per role, in the order superadmin,
 * office, schooladmin, docent, rtadmin, thuisadmin, leerling, demo; j = allowed, n = refused.
 */
const VERWACHT: Record<Recht, string> = {
  'account.read': 'jjjjjjjj',
  'admin.read': 'jjjjjjnn',
  'groep.read': 'jjjjjjnn',
  'voortgang.read': 'jjjjjjnn',
  'landkaart.read': 'jjjjjjjj',
  'antwoord.write': 'nnnnnnjj',
  'plek.write': 'nnnnnnjj',
  'groep.write': 'nnjnjjnn',
  'leerling.write': 'nnjjjjnn',
  'wachtwoord.read': 'nnjjjjnn',
  'schoolcode.write': 'nnjnjjnn',
  'oefeninstelling.write': 'nnjjjjnn',
  'handelingsplan.write': 'jjjjnnnn',
  'import.write': 'nnjnjjnn',
  'docent.write': 'nnjnjnnn',
  'accountgegevens.write': 'jjjnjjnn',
  'licentie.read': 'jjjnjjnn',
  'bericht.read': 'jjjjjjnn',
  'aanbeveling.write': 'nnjjjjnn',
  'prullenbak.read': 'nnjjjjnn',
  'prullenbak.write': 'nnjnjjnn',
  'methodetoets.read': 'jjjjjjjj',
  'methodetoets.write': 'nnjjnnnn',
  'verhuizing.write': 'nnjnjjnn',
  'uitvoer.read': 'nnjnjjnn',
  'inzage.read': 'nnjnjjnn',
  'koppeling.write': 'nnjnjnnn',
  'kantoor.read': 'jjnnnnnn',
  'kantoor.write': 'jjnnnnnn',
}

const gevallen = RECHTEN.flatMap((recht) =>
  ROLLEN.map((rol, i) => ({ rol, recht, mag: VERWACHT[recht][i] === 'j' })),
)

describe('the rights matrix', () => {
  it.each(gevallen.filter((g) => g.mag))('allows $rol: $recht', ({ rol, recht }) => {
    expect(heeftRecht(rol, recht)).toBe(true)
  })

  it.each(gevallen.filter((g) => !g.mag))('refuses $rol: $recht', ({ rol, recht }) => {
    expect(heeftRecht(rol, recht)).toBe(false)
  })

  it('names no role twice and no right without a role', () => {
    for (const rollen of Object.values(RECHTEN_MATRIX)) {
      expect(new Set(rollen).size).toBe(rollen.length)
      expect(rollen.length).toBeGreaterThan(0)
    }
  })

  it('refuses a role that is none (decoy)', () => {
    expect(heeftRecht('directeur' as Rol, 'account.read')).toBe(false)
  })
})
