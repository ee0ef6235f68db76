import { createHostConfig } from '@marquee/federation/host-config'

export default createHostConfig({ context: import.meta.dirname })
