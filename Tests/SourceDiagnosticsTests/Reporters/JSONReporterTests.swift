import SourceDiagnostics
import TestSupport
import Testing

@Suite struct JSONReporterTests {
    @Test func writesTheSummaryAlsoForNoFindings() {
        expectNoDifference(
            JSONReporter().report([], summary: .sample),
            """
            {
              "findings" : [

              ],
              "summary" : {
                "accepted" : 0,
                "errors" : 0,
                "files" : 2,
                "fixed" : 0,
                "inherited" : 0,
                "tool" : "diorama 0.1",
                "warnings" : 0
              },
              "version" : 1
            }

            """)
    }

    @Test func writesEverythingAboutAFinding() {
        let finding = Diagnostic.sample(
            "名: «🎓x»\n", message: "a \"quoted\" </script>", hint: "write 'y'",
            notes: [.init("here", at: SourceRange("«a»", path: "b.yaml")), .init("and nowhere")],
            fixes: [FixIt("Write 'y'", replace: SourceRange("名: «🎓x»\n"), with: "y")])
        expectNoDifference(
            JSONReporter().report([finding], summary: .sample),
            #"""
            {
              "findings" : [
                {
                  "file" : "Themes/a.yaml",
                  "fixes" : [
                    {
                      "edits" : [
                        {
                          "range" : {
                            "end" : {
                              "column" : 6,
                              "line" : 1
                            },
                            "start" : {
                              "column" : 4,
                              "line" : 1
                            }
                          },
                          "text" : "y"
                        }
                      ],
                      "isGuess" : false,
                      "title" : "Write 'y'"
                    }
                  ],
                  "hint" : "write 'y'",
                  "id" : "sample.error",
                  "message" : "a \"quoted\" </script>",
                  "notes" : [
                    {
                      "file" : "b.yaml",
                      "message" : "here",
                      "range" : {
                        "end" : {
                          "column" : 2,
                          "line" : 1
                        },
                        "start" : {
                          "column" : 1,
                          "line" : 1
                        }
                      }
                    },
                    {
                      "message" : "and nowhere"
                    }
                  ],
                  "range" : {
                    "end" : {
                      "column" : 6,
                      "line" : 1
                    },
                    "start" : {
                      "column" : 4,
                      "line" : 1
                    }
                  },
                  "severity" : "error"
                }
              ],
              "summary" : {
                "accepted" : 0,
                "errors" : 1,
                "files" : 2,
                "fixed" : 0,
                "inherited" : 0,
                "tool" : "diorama 0.1",
                "warnings" : 0
              },
              "version" : 1
            }

            """#)
    }
}
