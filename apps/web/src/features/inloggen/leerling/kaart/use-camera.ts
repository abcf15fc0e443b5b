import { useEffect, useRef, useState } from 'react'
import { readKaart } from '@letterhaven/contracts/kaart'

/** Why there is no picture; `ander` when the device has no camera, or another program uses it. */
export type CameraFout = 'geweigerd' | 'ander'

const KIJK_MS = 180
/** Wide enough to read a card held before a screen, and small enough for a school's tablet. */
const BREEDTE = 640

type Leest = (beeld: { width: number; height: number; data: Uint8ClampedArray }) => string

/** Returns what is on the card before the camera; null when nothing can be read. */
function lookAt(video: HTMLVideoElement, doek: HTMLCanvasElement, read: Leest): string | null {
  if (video.videoWidth === 0) return null
  doek.width = Math.min(BREEDTE, video.videoWidth)
  doek.height = Math.round((doek.width / video.videoWidth) * video.videoHeight)
  const vlak = doek.getContext('2d', { willReadFrequently: true })
  if (!vlak) return null
  vlak.drawImage(video, 0, 0, doek.width, doek.height)
  try {
    return readKaart(read(vlak.getImageData(0, 0, doek.width, doek.height)))
  } catch {
    // There is no code in this picture: wait for the next one.
    return null
  }
}

/** Looks through the camera until a card is seen. The pictures stay in the page, and the camera is switched off afterwards. */
export function useCamera(kant: 'user' | 'environment', onKaart: (token: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [fout, setFout] = useState<CameraFout | null>(null)
  const gezien = useRef(onKaart)
  useEffect(() => {
    gezien.current = onKaart
  })
  useEffect(() => {
    let isWeg = false
    let stroom: MediaStream | null = null
    let wekker: ReturnType<typeof setTimeout> | undefined
    const doek = document.createElement('canvas')
    const look = (read: Leest): void => {
      if (isWeg || !video.current) return
      const token = lookAt(video.current, doek, read)
      if (token === null) wekker = setTimeout(() => look(read), KIJK_MS)
      else gezien.current(token)
    }
    const begin = async (): Promise<void> => {
      const media = navigator.mediaDevices as MediaDevices | undefined
      if (!media) throw new Error('no camera')
      const [nieuw, { decodeQR }] = await Promise.all([
        media.getUserMedia({ video: { facingMode: kant }, audio: false }),
        import('qr/decode.js'),
      ])
      stroom = nieuw
      if (isWeg || !video.current) return stop()
      video.current.srcObject = nieuw
      await video.current.play()
      look((beeld) => decodeQR(beeld))
    }
    const stop = (): void => {
      for (const spoor of stroom?.getTracks() ?? []) spoor.stop()
    }
    begin().catch((oorzaak: unknown) => {
      if (isWeg) return
      const naam = oorzaak instanceof Error ? oorzaak.name : ''
      setFout(naam === 'NotAllowedError' ? 'geweigerd' : 'ander')
    })
    return () => {
      isWeg = true
      clearTimeout(wekker)
      stop()
    }
  }, [kant])
  return { video, fout }
}
