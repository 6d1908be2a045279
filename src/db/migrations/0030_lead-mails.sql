ALTER TABLE "leads" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "mail_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;