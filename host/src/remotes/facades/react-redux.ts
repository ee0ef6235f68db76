/** What remotes may use of react-redux: nothing that reaches the store, which they read by the remote kit's hooks. */
export { shallowEqual } from 'react-redux'
