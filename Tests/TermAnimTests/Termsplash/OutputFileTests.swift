import Foundation
import Testing

@testable import termsplash

struct OutputFileTests {
  @Test func `what has no room is not left behind in part`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("termsplash-\(UUID().uuidString)").path
      var room = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      #expect(throws: OutputError.cannotWrite(file: path, code: EFBIG)) {
        try OutputFile(path: path).write(Data(count: 8192))
      }
      exit(FileManager.default.fileExists(atPath: path) ? 1 : 0)
    }
  }
}
