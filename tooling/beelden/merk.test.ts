import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../rig/run.ts'
import { MERK_BRONNEN } from './merk-bronnen.ts'
import stempel from './merk-stempel.json' with { type: 'json' }

const read = (bestand: string): Buffer => readFileSync(path.join(ROOT, bestand))

describe('icons and the picture for sharing', () => {
  it.each(MERK_BRONNEN)(
    'are made of %s as it is now (else: node tooling/beelden/merk.ts)',
    (bron) => {
      expect(stempel[bron]).toBe(createHash('sha256').update(read(bron)).digest('hex'))
    },
  )

  it.each([
    ['apple-touch-icon.png', 180, 180],
    ['icoon-192.png', 192, 192],
    ['icoon-512.png', 512, 512],
  ] as const)('%s is %d × %d', (naam, breed, hoog) => {
    const png = read(`apps/web/public/${naam}`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([breed, hoog])
  })
})
