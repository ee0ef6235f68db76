import type { Job } from '@marquee/contract/jobs'

export const stateLabels: Readonly<Record<Job['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  retrying: 'Retrying',
  completed: 'Completed',
  cancelled: 'Canceled',
  failed: 'Failed',
}
