import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { BrandCountService } from '../../library/library.public.ts'
import type { BrandAlertService } from './brand-alerts.service.ts'
import type { BrandFigureService } from './brand-figures.service.ts'
import { deliverWebhook, measureBrands, tellNewAds } from './brand-spy.queues.ts'
import type { WantedBrandService } from './wanted-brands.service.ts'
import type { WebhookService } from './webhooks.service.ts'

interface Services {
  counts: Pick<BrandCountService, 'countDue'>
  figures: Pick<BrandFigureService, 'measureDue'>
  alerts: Pick<BrandAlertService, 'tellDue'>
  webhooks: Pick<WebhookService, 'deliver'>
  wantedBrands: Pick<WantedBrandService, 'joinFound'>
}

export function registerBrandSpyJobs(jobs: Jobs, { counts, figures, alerts, webhooks, wantedBrands }: Services): void {
  jobs.schedule(measureBrands, '* * * * *', async ({ signal }) => {
    // Wanted brands that the library now has are followed first, so that they are measured with the others.
    await wantedBrands.joinFound()
    if ((await figures.measureDue(signal)) > 0) {
      await jobs.send(tellNewAds, {})
    }
  })
  // Daily and weekly alerts are due in the morning, even if no brand has changed.
  jobs.schedule(tellNewAds, '*/5 * * * *', async ({ signal }) => {
    // The brands are counted and measured first, so that their figures include the new ads that the alerts report.
    await counts.countDue(signal)
    await figures.measureDue(signal)
    await alerts.tellDue(signal)
  })
  jobs.work(deliverWebhook, ({ alert_id }) => webhooks.deliver(alert_id))
}
