ALTER TABLE "areas" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "about_ur" text DEFAULT '' NOT NULL;