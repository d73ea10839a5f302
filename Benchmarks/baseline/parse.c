/* The floor under every YAML checker: libyaml's event parser over the given files, and nothing else.
 *
 * Prints the number of files, bytes and events, so that a run over too little shows. Exits 1 on a file that cannot be
 * read or parsed. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    unsigned char *bytes = length < 0 ? NULL : malloc((size_t)length + 1);
    if (bytes) *size = fread(bytes, 1, (size_t)length, file);
    fclose(file);
    return bytes;
}

/* Gives the number of events, or -1 on a syntax error. */
static long count_events(const unsigned char *bytes, size_t size) {
    yaml_parser_t parser;
    yaml_event_t event;
    long count = 0;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            count = -1;
            break;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        count++;
    }
    yaml_parser_delete(&parser);
    return count;
}

int main(int argc, char **argv) {
    size_t bytes_read = 0;
    long events = 0;
    for (int index = 1; index < argc; index++) {
        size_t size = 0;
        unsigned char *bytes = read_file(argv[index], &size);
        long count = bytes ? count_events(bytes, size) : -1;
        free(bytes);
        if (count < 0) {
            fprintf(stderr, "cannot read or parse %s\n", argv[index]);
            return 1;
        }
        bytes_read += size;
        events += count;
    }
    printf("%d files, %zu bytes, %ld events\n", argc - 1, bytes_read, events);
    return 0;
}
