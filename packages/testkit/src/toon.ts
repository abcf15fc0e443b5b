const PER_SECONDE = 8000
const SECONDEN = 0.3
const KOP = 44
const STERK = 12_000

/** Makes a tone of 0.3 s as a WAV file; another pitch gives another file. */
export function makeToon(hertz = 440): Buffer {
  const aantal = PER_SECONDE * SECONDEN
  const wav = Buffer.alloc(KOP + aantal * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(PER_SECONDE, 24)
  wav.writeUInt32LE(PER_SECONDE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(aantal * 2, 40)
  for (let i = 0; i < aantal; i += 1)
    wav.writeInt16LE(
      Math.round(STERK * Math.sin((2 * Math.PI * hertz * i) / PER_SECONDE)),
      KOP + i * 2,
    )
  return wav
}
