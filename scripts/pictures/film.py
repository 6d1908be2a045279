"""The demo's films: a slow look over finished pictures, one after the other, as WebM (VP9) without sound.

    blender -b -noaudio -P film.py -- --pictures ../../demo/pictures --out ../../demo/films [NAME ...]
"""
import argparse
import os
import sys

import bpy

FILMS = {
    'film-expo': ['event-01', 'apartments-01', 'plots-03'],
    'film-keys': ['villa-golden-01', 'street-01', 'lounge-01'],
    'film-meeting': ['event-01', 'scene-group-all', 'scene-group-bahria'],
    'film-cricket': ['scene-cricket', 'scene-group-cricket', 'scene-lawn'],
    'film-beach': ['scene-beach', 'scene-group-karachi'],
    'film-court': ['apartments-01', 'lounge-02', 'bedroom-02'],
}
RATE = 24
SHOT = 3 * RATE
FADE = RATE * 2 // 3
WIDTH, HEIGHT = 960, 540
# How much closer a shot ends than it begins.
CLOSER = 1.1


def find(folder, name):
    for ending in ('.jpg', '.png'):
        path = os.path.join(folder, name + ending)
        if os.path.exists(path):
            return path
    raise SystemExit(f'There is no picture {name} in {folder}')


def shoot(editor, path, at, begins):
    """A shot on one of two channels in turn, so that it can fade into the next."""
    strip = editor.sequences.new_image(
        name=os.path.basename(path), filepath=path, channel=1 + at % 2, frame_start=begins, fit_method='FILL')
    strip.frame_final_duration = SHOT
    whole = strip.transform.scale_x
    closest = whole * CLOSER
    # Every second shot draws back instead.
    for frame, scale in ((begins, whole if at % 2 == 0 else closest), (begins + SHOT, closest if at % 2 == 0 else whole)):
        strip.transform.scale_x = strip.transform.scale_y = scale
        strip.transform.keyframe_insert('scale_x', frame=frame)
        strip.transform.keyframe_insert('scale_y', frame=frame)
    return strip


def make(name, pictures, folder, out):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render = scene.render
    # Before the first shot, which is fitted to it.
    render.resolution_x, render.resolution_y, render.resolution_percentage = WIDTH, HEIGHT, 100
    editor = scene.sequence_editor_create()
    begins, before = 1, None
    for at, picture in enumerate(pictures):
        strip = shoot(editor, find(folder, picture), at, begins)
        if before:
            editor.sequences.new_effect(
                name=f'fade {at}', type='CROSS', channel=3 + at, frame_start=begins, frame_end=begins + FADE,
                seq1=before, seq2=strip)
        before = strip
        begins += SHOT - FADE
    scene.frame_start, scene.frame_end = 1, begins + FADE - 1
    render.fps = RATE
    render.image_settings.file_format = 'FFMPEG'
    render.ffmpeg.format = render.ffmpeg.codec = 'WEBM'
    render.ffmpeg.constant_rate_factor = 'NONE'
    # Ten times as fast as 'GOOD', for a picture that hardly moves.
    render.ffmpeg.ffmpeg_preset = 'REALTIME'
    render.ffmpeg.video_bitrate, render.ffmpeg.maxrate, render.ffmpeg.gopsize = 360, 500, 2 * RATE
    render.ffmpeg.audio_codec = 'NONE'
    scene.view_settings.view_transform = 'Standard'
    render.filepath = os.path.join(out, name + '.webm')
    render.use_file_extension = False
    bpy.ops.render.render(animation=True)


def main():
    words = sys.argv[sys.argv.index('--') + 1:]
    parser = argparse.ArgumentParser()
    parser.add_argument('--pictures', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('names', nargs='*')
    wanted = parser.parse_args(words)
    os.makedirs(wanted.out, exist_ok=True)
    for name, pictures in FILMS.items():
        if not wanted.names or name in wanted.names:
            make(name, pictures, os.path.abspath(wanted.pictures), os.path.abspath(wanted.out))


main()
