import { describe, expect, it } from 'vitest'
import { alsKlad, alsLeerling, foutenVan, hervat, leegKind, vanServer } from './kinderen.ts'

describe('a child that is being added', () => {
  it('needs a first name and consent, and nothing else', () => {
    const leeg = leegKind('thuis', 4)
    expect(Object.keys(foutenVan(leeg))).toEqual(['voornaam', 'toestemming'])
    const akkoord = { ...leeg.verklaring, akkoord: true }
    expect(foutenVan({ ...leeg, voornaam: 'Noor', verklaring: akkoord })).toEqual({})
  })

  it('carries a day that has been', () => {
    const kind = leegKind('rt', 4)
    const op = (gegevenOp: string) => ({ ...kind, verklaring: { ...kind.verklaring, gegevenOp } })
    expect(foutenVan(op('2999-01-01')).gegevenOp).toMatch(/geweest/)
    expect(foutenVan(op('')).gegevenOp).toMatch(/geweest/)
    expect(foutenVan(op('2026-01-01')).gegevenOp).toBeUndefined()
  })

  it('hears of its own fields alone what the server says', () => {
    const velden = { 'leerlingen.1.toestemming.versie': 'veranderd', 'leerlingen.0.voornaam': 'x' }
    expect(vanServer(velden, 1)).toEqual({ toestemming: 'veranderd' })
    expect(vanServer(velden, 0)).toEqual({ voornaam: 'x' })
    expect(vanServer(velden, 2)).toEqual({})
  })

  it('stays in the tab once something was typed, but for the consent', () => {
    const leeg = leegKind('thuis', 4)
    const noor = { ...leeg, voornaam: 'Noor', verklaring: { ...leeg.verklaring, akkoord: true } }
    expect(alsKlad([leeg, noor])).toEqual([{ ...noor, verklaring: leeg.verklaring }])
    expect(alsKlad([leeg])).toEqual([])
    // Consent in Monday's draft is dated on the day it is given; the day on which a parent told a practice stays.
    const maandag = { ...noor, verklaring: { ...noor.verklaring, gegevenOp: '2026-01-05' } }
    expect(hervat(maandag, 'thuis').verklaring.gegevenOp).toBe(leeg.verklaring.gegevenOp)
    expect(hervat(maandag, 'rt').verklaring.gegevenOp).toBe('2026-01-05')
  })

  it('is sent with what was declared of it', () => {
    const kind = leegKind('thuis', 4)
    expect(alsLeerling(kind).toestemming).toBeUndefined()
    const verklaring = { ...kind.verklaring, akkoord: true }
    expect(alsLeerling({ ...kind, verklaring }).toestemming?.soort).toBe('ouder')
  })
})
