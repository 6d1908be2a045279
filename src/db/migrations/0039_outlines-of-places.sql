DROP INDEX "listings_table_idx";--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "outline" jsonb;--> statement-breakpoint
CREATE INDEX "listings_table_idx" ON "listings" USING btree ("updated_at","id","status","purpose","type","subtype","price","size_sqft","beds","city_id","area_id","agent_id","lat","featured","created_at","published_at","confirmed_at","title_lower");