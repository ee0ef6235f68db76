import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { Link, useParams } from 'react-router'
import { href } from '../href.ts'

export function Page() {
  usePageTitle('Analyzer details')
  const { id } = useParams()
  return <PageHeader title="Details" description={id} before={<Link to={href('analyzer')}>Analyzer</Link>} />
}
