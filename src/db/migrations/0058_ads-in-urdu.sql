ALTER TABLE "ad_campaigns" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD COLUMN "headline_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD COLUMN "text_ur" text DEFAULT '' NOT NULL;