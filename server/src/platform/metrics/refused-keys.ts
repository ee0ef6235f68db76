import { keyServices, type KeyService } from '@marquee/contract/system-health'
import { Counter } from 'prom-client'
import { registry } from './instruments.ts'

/** How often a service refused a key that this server was given in its environment. */
const refusals = new Counter({
  name: 'marquee_key_refusals_total',
  help: 'Calls that a service refused because of the key of this server.',
  labelNames: ['service'] as const,
  registers: [registry],
})

// A counter that is 0 from the start shows its first refusal as a change.
keyServices.forEach((service) => refusals.inc({ service }, 0))

/** Notes that a service did not accept the key of this server, so that administrators learn of it. */
export function noteRefusedKey(service: KeyService): void {
  refusals.inc({ service })
}

/** The refusals since the start of the process, by service. */
export async function readKeyRefusals(): Promise<ReadonlyMap<string, number>> {
  const { values } = await refusals.get()
  return new Map(values.map(({ labels, value }) => [String(labels.service), value]))
}
