import { parentPort } from 'node:worker_threads'
import { type Klus, voerUit } from './klussen.ts'

parentPort?.on('message', (klus: Klus) => parentPort?.postMessage(voerUit(klus)))
