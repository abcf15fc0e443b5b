import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bladwijzer } from '../regels/bladwijzer.ts'
import type { Exercise, GameInput, SpelEvent } from '../regels/contract.ts'
import { makeHost } from '../regels/host.ts'
import type { Host } from '../regels/host.ts'
import { naBeeld } from '../apparaat/in-rust.ts'
import { useVerlies } from '../apparaat/use-verlies.ts'
import { startLus } from '../apparaat/lus.ts'
import type { Poorten, Uitslag } from '../regels/poorten.ts'
import type { Afmeting, GameModule, Scene } from './spel-module.ts'
import { useBladwijzer, type Bladenkast } from './use-bladwijzer.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import type { HeldSoort } from '../keuzen/koppen.ts'
import { makeStage } from '../tekenen/stage.ts'
import type { Stage } from '../tekenen/stage.ts'
import type { Voorspel } from '../regels/voorspel.ts'

interface SpelDelen {
  readonly module: GameModule
  readonly exercise: Exercise
  readonly poorten: Poorten
  readonly rustig: boolean
  readonly held: HeldSoort
  readonly kleding?: Kleding | undefined
  readonly pauze: boolean
  /** Time stands still while the picture moves on, because somebody is reading. */
  readonly stil: boolean
  readonly onEvent: (event: SpelEvent, state: unknown) => void
  readonly voorspel?: Voorspel | undefined
  readonly hervat?: Bladwijzer | undefined
  readonly kast?: Bladenkast | undefined
}

interface Spel {
  readonly doek: React.RefObject<HTMLDivElement | null>
  /** Null until the host has begun. */
  readonly state: unknown
  readonly maat: Afmeting | null
  readonly uitslag: Uitslag | null
  /** The words are there. The picture follows, or cannot be made at all; the game can be played with words alone. */
  readonly klaar: boolean
  readonly send: (input: GameInput) => void
  /** Lets the picture answer a touch; returns whether it does. */
  readonly touch: NonNullable<Scene['touch']>
}

interface Beeld {
  readonly stage: Stage
  readonly scene: Scene
}

/** The step in ms by which the clock of a frozen picture is wound forward. */
const STAP_MS = 20

type Begin = Pick<SpelDelen, 'exercise' | 'poorten' | 'voorspel' | 'hervat'>

/** Returns a host that has begun, played as far as `voorspel` says. */
function begin(
  { rules }: GameModule,
  { exercise, poorten, voorspel, hervat }: Begin,
): Host<unknown, GameInput> {
  const host = makeHost({ rules, exercise, poorten, hervat })
  voorspel?.play(host, rules)
  return host
}

/** Returns what says of each next state whether time changed what is seen of it. */
function makeTijdbeeld({ tijdbeeld }: GameModule['rules']): (state: unknown) => boolean {
  let getoond: string | undefined
  return (state) => {
    const nu = tijdbeeld?.(state)
    const isAnders = nu !== getoond
    getoond = nu
    return isAnders
  }
}

/** Returns the size of an element and follows it with a short delay. */
function useMaat(doek: React.RefObject<HTMLDivElement | null>): Afmeting | null {
  const [maat, setMaat] = useState<Afmeting | null>(null)
  useEffect(() => {
    const el = doek.current
    if (!el) return
    let wekker = 0
    const measure = () => {
      const nieuw = { w: el.clientWidth, h: el.clientHeight }
      setMaat((oud) => (oud?.w === nieuw.w && oud.h === nieuw.h ? oud : nieuw))
    }
    const kijker = new ResizeObserver(() => {
      clearTimeout(wekker)
      wekker = window.setTimeout(measure, 120)
    })
    measure()
    kijker.observe(el)
    return () => {
      clearTimeout(wekker)
      kijker.disconnect()
    }
  }, [doek])
  return maat
}

/**
 * Ties the host, stage and clock to a React tree. The host lives as long as the screen. The picture is painted again
 * from the state on every change of size or calm, and when the device lost it, so that nothing is lost.
 */
export function useSpel(delen: SpelDelen): Spel {
  const { module, exercise, poorten, rustig, held, kleding, pauze, stil, onEvent, voorspel } = delen
  const { hervat, kast } = delen
  const doek = useRef<HTMLDivElement>(null)
  const hostRef = useRef<Host<unknown, GameInput> | null>(null)
  const beeld = useRef<Beeld | null>(null)
  const vorige = useRef<Stage | null>(null)
  const hoor = useRef(onEvent)
  const staatStil = useRef(stil)
  const [state, setState] = useState<unknown>(null)
  const [uitslag, setUitslag] = useState<Uitslag | null>(null)
  const [klaar, setKlaar] = useState(false)
  const begonnen = useRef(false)
  const readBlad = useCallback(() => hostRef.current?.bladwijzer(), [])
  const keep = useBladwijzer(readBlad, kast)
  const maat = useMaat(doek)
  const verlies = useVerlies(doek)
  const bevriesNa = voorspel?.bevriesNa
  const isBevroren = bevriesNa !== undefined

  useEffect(() => {
    hoor.current = onEvent
    staatStil.current = stil
  }, [onEvent, stil])

  const ververs = useCallback(() => {
    const host = hostRef.current
    if (!host) return
    beeld.current?.scene.show(host.state())
    setState(host.state())
    setUitslag(host.uitslag())
  }, [])

  useEffect(() => {
    hostRef.current ??= begin(module, { exercise, poorten, voorspel, hervat })
    const host = hostRef.current
    let veranderd = true
    const ziet = makeTijdbeeld(module.rules)
    const gehoord = new Set<SpelEvent['type']>()
    const doof = host.luister((event, nu) => {
      veranderd = true
      gehoord.add(event.type)
      beeld.current?.scene.speel(event, nu)
      hoor.current(event, nu)
    })
    // What a first listener hears again is no move.
    gehoord.clear()
    const halt = startLus((ms) => {
      if (isBevroren) return veranderd ? ververs() : undefined
      if (begonnen.current && !staatStil.current) host.verstrijk(ms)
      const isAnders = ziet(host.state())
      if (veranderd || isAnders) ververs()
      if (gehoord.size > 0) keep(gehoord.has('answer') || gehoord.has('finish'))
      gehoord.clear()
      veranderd = false
      if (!host.gepauzeerd()) beeld.current?.stage.frame(ms)
    })
    return () => {
      halt()
      doof()
    }
  }, [module, exercise, poorten, voorspel, hervat, isBevroren, ververs, keep])

  useEffect(() => {
    hostRef.current?.pauzeer(pauze)
  }, [pauze])

  const kan = maat !== null && maat.w > 0 && maat.h > 0
  useEffect(() => {
    const el = doek.current
    const host = hostRef.current
    if (!el || !host || !kan) return
    let weg = false
    let stage: Stage | null = null
    const clearVorige = () => {
      vorige.current?.close()
      vorige.current = null
    }
    let staand = false
    const staat = (klaar: 'ja' | 'zonder') => {
      if (weg) return
      clearVorige()
      staand = true
      el.dataset.klaar = klaar
    }
    const schilder = async (nieuw: Stage) => {
      if (weg) return nieuw.close()
      stage = nieuw
      const scene = module.mountScene({
        stage,
        state: host.state(),
        held,
        send: (input) => host.send(input),
      })
      await stage.bak()
      if (weg) return
      scene.show(host.state())
      beeld.current = { stage, scene }
      stage.frame(0)
      for (let t = 0; t < (bevriesNa ?? 0); t += STAP_MS) stage.frame(STAP_MS)
    }
    // The words come first: from here on time counts, and they can be played before the picture is there.
    begonnen.current = true
    setKlaar(true)
    const straks = naBeeld(() => {
      void makeStage({ gastheer: el, rustig, zaad: exercise.seed, kleding })
        .then(schilder)
        .then(
          () => staat('ja'),
          (fout: unknown) => {
            console.warn('this game is played without its picture', fout)
            staat('zonder')
          },
        )
    })
    return () => {
      weg = true
      straks()
      beeld.current = null
      delete el.dataset.klaar
      // The old picture stays until the new one is there, so that turning a tablet shows no empty screen.
      if (!staand) return stage?.close()
      clearVorige()
      vorige.current = stage
    }
  }, [module, exercise.seed, rustig, held, kleding, kan, maat, verlies, bevriesNa])
  useEffect(() => () => vorige.current?.close(), [])

  const send = useCallback(
    (input: GameInput) => {
      hostRef.current?.send(input)
      ververs()
      keep(false)
    },
    [ververs, keep],
  )
  const touch = useCallback<Spel['touch']>((punt) => {
    const isIets = beeld.current?.scene.touch?.(punt) === true
    if (isIets) beeld.current?.stage.vuil()
    return isIets
  }, [])
  return { doek, state, maat, uitslag, klaar, send, touch }
}
