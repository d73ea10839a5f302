package import SourceDiagnostics

/// What widgets and their screens are checked for.
///
/// The list is where the rules are read from; whoever reads the files runs the checks.
package enum HomeScreenChecks {
    private static let all: [any Check.Type] = [
        HomeName.self, WidgetHasApp.self, FamilyHasLayout.self, LayoutIsListed.self, TodayIsOld.self, KindsDiffer.self,
        WidgetIsThere.self, BaseIsAlike.self, FamilyIsOffered.self, StandsOnPage.self, PlaceIsFree.self, StackFits.self,
        KeysOfScreen.self, SourceIsOne.self, SourceNameIsFree.self, AddressIsAsked.self, HeadersAreSent.self,
        RequestIsWhole.self, ListNamesDevices.self,
        SourcesHaveOrder.self,
        TopicIsReadable.self, FileIsData.self, CustomIsKnown.self, FixtureFits.self, AnswersArePictures.self,
        OrderIsKnown.self, KeyIsOfGroup.self, TopicsReload.self, SampleFits.self, BindingIsQuoted.self,
        BindingIsReadable.self, PlaceIsOurs.self, PathIsKnown.self, KindFits.self, MissingIsHandled.self,
        ConditionAsks.self, EntriesAgree.self, ReloadIsOne.self, TimesRise.self, TimesAreApart.self,
        ReloadsAreGranted.self, EntriesDiffer.self, EntriesAreReached.self,
        ParametersAreKnown.self, ParametersAreUsed.self,
        PlacesSuffice.self,
        OptionsAreThere.self, IntentsAreKnown.self, SchemeIsDeclared.self, WordsAreFree.self, RouteIsKnown.self,
        LinksAreTaken.self, SchemeIsOwn.self, RoutesDiffer.self, PeopleDiffer.self, TimeZoneExists.self,
        NamesAreWritten.self, AppIsOutermost.self, ProductIsThere.self, ColorIsReadable.self,
    ]

    /// Every rule of this module.
    package static let rules = all.flatMap { $0.rules }
}
