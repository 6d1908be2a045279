CREATE TABLE "resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_id_check" CHECK ("resumes"."id" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
DROP INDEX "mails_lead_idx";--> statement-breakpoint
ALTER TABLE "lead_events" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_file_idx" ON "resumes" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "resumes_created_idx" ON "resumes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_resumes_id_fk" FOREIGN KEY ("resume") REFERENCES "public"."resumes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_resume_idx" ON "job_applications" USING btree ("resume");--> statement-breakpoint
CREATE INDEX "job_applications_created_idx" ON "job_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_events_application_idx" ON "lead_events" USING btree ("application_id","at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_key" UNIQUE("lead_id","purpose");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_application_key" UNIQUE("application_id","purpose");--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_about_check" CHECK (num_nonnulls("lead_events"."lead_id", "lead_events"."application_id") = 1);--> statement-breakpoint
-- The page that says how far a request is must not go on saying what it said.
CREATE FUNCTION lead_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('aangan_changed', json_build_object('tags', json_build_array('lead:' || OLD.reference))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_moved AFTER UPDATE OF status ON leads FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION lead_moved();
--> statement-breakpoint
CREATE TRIGGER tell_deleted AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION lead_moved();
