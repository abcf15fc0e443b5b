import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrPad } from './qr-pad.ts'

const SCHAAL = 4

/** Returns the picture as a camera sees it: dark squares on white. */
function foto({ pad, maat }: ReturnType<typeof qrPad>) {
  const breed = maat * SCHAAL
  const data = new Uint8ClampedArray(breed * breed * 4).fill(255)
  for (const [, x, y] of pad.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let i = 0; i < SCHAAL * SCHAAL; i++) {
      const punt = (Number(y) * SCHAAL + Math.floor(i / SCHAAL)) * breed
      const begin = (punt + Number(x) * SCHAAL + (i % SCHAAL)) * 4
      data.fill(0, begin, begin + 3)
    }
  return { width: breed, height: breed, data }
}

describe('a QR picture', () => {
  it('is read back as the text it was made of', () => {
    const uri =
      'otpauth://totp/Letterhaven:beheer%40haven.example?secret=ABCDEFGH&issuer=Letterhaven'
    expect(decodeQR(foto(qrPad(uri)))).toBe(uri)
  })
})
