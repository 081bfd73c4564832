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

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `looking whether a file can be written leaves nothing that was not there`() throws {
    try withFolder { folder in
      let files = FileManager.default
      try OutputFile(path: "\(folder)/new").check()
      #expect(try files.contentsOfDirectory(atPath: folder) == [])
      try files.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/target")
      try OutputFile(path: "\(folder)/link").check()
      #expect(try files.contentsOfDirectory(atPath: folder) == ["link"])
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(folder)/target"))
      try OutputFile(path: "\(folder)/link").check()
      #expect(files.contents(atPath: "\(folder)/target") == Data("kept".utf8))
    }
  }
}
