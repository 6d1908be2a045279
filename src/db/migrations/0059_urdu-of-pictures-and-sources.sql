ALTER TABLE "exchange_rates" ADD COLUMN "source_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_tables" ADD COLUMN "source_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_media" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_images" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_videos" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "approval_reason_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_images" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;