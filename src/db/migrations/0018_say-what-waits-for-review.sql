ALTER TABLE "import_runs" ADD COLUMN "for_review" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_by_id" text;