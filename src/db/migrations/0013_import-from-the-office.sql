CREATE TABLE "import_changes" (
	"run_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_changes_run_id_listing_id_pk" PRIMARY KEY("run_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "import_profiles" (
	"name" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"run_id" integer NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"raw" text[] NOT NULL,
	CONSTRAINT "import_refusals_run_id_line_pk" PRIMARY KEY("run_id","line")
);
--> statement-breakpoint
ALTER TABLE "import_runs" ALTER COLUMN "source" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "import_runs" ALTER COLUMN "profile" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "areas_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "state" text DEFAULT 'applying' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "staff_name" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "upload" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "delimiter" text DEFAULT ',' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "progress" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_state_check" CHECK ("import_runs"."state" in ('uploaded', 'previewing', 'previewed', 'applying', 'done', 'stopped', 'failed', 'undoing', 'undone'));--> statement-breakpoint
UPDATE "import_runs" SET "state" = CASE WHEN "finished_at" IS NULL THEN 'stopped' ELSE 'done' END;--> statement-breakpoint
-- What staff set shows on pages too, such as how long CVs are kept.
CREATE TRIGGER tell_written AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION table_written();
