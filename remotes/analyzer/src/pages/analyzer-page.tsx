import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { Link } from 'react-router'
import { href } from '../href.ts'

export function Page() {
  usePageTitle('Analyzer')
  const { id, display_name: name } = useUser()
  return (
    <>
      <PageHeader title="Analyzer" description={`Hello, ${name}.`} />
      <Link to={href('analyzer.details', { params: { id } })}>Open the details</Link>
    </>
  )
}
