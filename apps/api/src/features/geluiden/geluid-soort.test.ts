import { makeToon } from '@letterhaven/testkit/toon'
import { describe, expect, it } from 'vitest'
import { soortVan } from './geluid-soort.policy.ts'

const bytes = (...delen: readonly (string | number)[]): Buffer =>
  Buffer.concat(
    delen.map((deel) =>
      typeof deel === 'string' ? Buffer.from(deel, 'latin1') : Buffer.from([deel]),
    ),
  )

describe('what a sound is', () => {
  it.each([
    ['mp3', bytes('ID3', 4, 0)],
    ['mp3', bytes(0xff, 0xfb, 0x90, 0x44)],
    ['ogg', bytes('OggS', 0)],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
    ['m4a', bytes(0, 0, 0, 0x20, 'ftypM4A ')],
    ['wav', makeToon()],
  ])('%s is known by its first bytes', (soort, geluid) => {
    expect(soortVan(geluid)).toBe(soort)
  })

  it.each([
    ['nothing', bytes()],
    ['a page', bytes('<!doctype html>')],
    ['a picture', bytes(0x89, 'PNG')],
    ['a picture in the same box as wav', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
    ['a JPEG, which begins as an MP3 frame nearly does', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['AAC without a box', bytes(0xff, 0xf1, 0x50, 0x80)],
  ])('%s is no sound of ours', (_, inhoud) => {
    expect(soortVan(inhoud)).toBeNull()
  })
})
