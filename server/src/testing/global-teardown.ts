import { stopTestCluster } from './test-cluster-lifetime.ts'

// oxlint-disable-next-line import/no-default-export -- jest calls the default export
export default stopTestCluster
