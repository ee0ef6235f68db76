export type ProductTourTables = {
  product_tours: { user_id: string; created_at: Date }
}
