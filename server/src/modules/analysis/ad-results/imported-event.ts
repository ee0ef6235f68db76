/** What webhooks are told of imported results. @param adAccountId the connected ad account that they are from; null for a file */
export function toImportedEvent(
  { id, workspace_id: workspaceId }: { id: string; workspace_id: string },
  adAccountId: string | null,
) {
  const data = { import_id: id, ad_account_id: adAccountId }
  return { workspaceId, type: 'results.imported', data, path: '/creative-analyzer/results' } as const
}
